package overtrick.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;

/// What calls show, in English or Vietnamese, from the bundle `words`.
public final class Words {

    private static final Bundle BUNDLE = Bundle.of("words", Words.class::getResourceAsStream);

    /// More alternatives are summed up as one.
    private static final int MOST_ALTERNATIVES = 5;

    /// So many points are no limit.
    private static final int NOBODY_HAS = 40;

    /// Names of answers that count: their hands would only say the number again.
    private static final Pattern COUNTS =
            Pattern.compile(
                    "(aces|kings|controls|key-cards|exclusion|step)-(none|one|two|three|four|five|six|seven|ten|thirteen|sixteen).*");

    private static final Range RULE_OF_TWENTY = new Range(20, Measure.TWENTY.all().high());

    private static final Map<Locale, Words> ALL =
            Bundle.LANGUAGES.stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    language -> language,
                                    language -> new Words(BUNDLE.in(language))));

    private final Sentences sentences;

    private Words(Sentences sentences) {
        this.sentences = sentences;
    }

    Sentences sentences() {
        return sentences;
    }

    /// English for every language but Vietnamese.
    public static Words in(Locale locale) {
        return Objects.requireNonNull(ALL.get(BUNDLE.in(locale).locale()));
    }

    /// The sentence of the call, its hands, and what it asks: `Limit raise: 4+ ♠, 10–12 with
    /// support; invites`.
    public String text(Meant meant) {
        if (meant.saysNothing() && meant.first()) {
            String shown = text(Knowledge.of(highCards(meant.shows().bounds())));
            return shown.isEmpty() ? word("first-pass") : word("first-pass") + ": " + shown;
        }
        var text = new StringBuilder(sentence(meant.key()));
        String shown = text(meant.row().shows());
        if (!shown.isEmpty() && !isCount(meant.key())) {
            text.append(": ").append(shown);
        }
        if (meant.row().force() != Force.NONE) {
            text.append("; ").append(word("force." + meant.row().force()));
        }
        return text.toString();
    }

    /// What a system of the house is called; of another the name is given back.
    public String title(String system) {
        return sentences.find("system." + system).orElse(system);
    }

    /// What a side plays, as short as it can be told: the system, and in how much it has chosen for
    /// itself, such as `Acol +2`.
    public String title(Agreement agreement) {
        int own = agreement.choices().size();
        return title(agreement.system()) + (own == 0 ? "" : " +" + own);
    }

    /// What an option of the systems is about; its name if nobody has said.
    public String option(String option) {
        return sentences.find("option." + option).orElse(option);
    }

    /// What a choice of an option means.
    public String choice(String option, String choice) {
        return sentences.find("choice." + option + "." + choice).orElse(choice);
    }

    /// The call in as few words as people use, at most sixty letters: `15–17 points, balanced`. All
    /// of it is told by [#text(Meant)].
    public String brief(Meant meant) {
        return new BriefWords(sentences).text(meant, sentence(meant.key()));
    }

    /// Whether the name of the call tells a number that its hands would only say again.
    static boolean isCount(String key) {
        return COUNTS.matcher(key).matches();
    }

    private static Box highCards(Box box) {
        return Box.ANY.and(Aspect.HIGH_CARDS, box.highCards());
    }

    /// The heading of a part of a card.
    public String heading(ConventionCard.Part part) {
        return word("card." + part.kind(), part.calls());
    }

    /// The heading of a chapter of a card.
    public String heading(ConventionCard.Chapter chapter) {
        return word("chapter." + chapter.first().kind().chapter(), chapter.first().calls());
    }

    /// The name of a call, such as `Limit raise`; a key that has none is given back.
    public String sentence(String key) {
        return sentences.find("call." + key).orElse(key);
    }

    /// The hands: `15–17 HCP, balanced`; alternatives with `or` between, and what they have in
    /// common first; empty for any hand.
    public String text(Knowledge knowledge) {
        var boxes =
                knowledge.boxes().size() <= MOST_ALTERNATIVES
                        ? knowledge.boxes()
                        : List.of(rough(knowledge.bounds()));
        var alternatives = boxes.stream().map(this::parts).distinct().toList();
        if (alternatives.isEmpty() || alternatives.stream().anyMatch(List::isEmpty)) {
            return "";
        }
        var common =
                alternatives.getFirst().stream()
                        .filter(part -> alternatives.stream().allMatch(all -> all.contains(part)))
                        .toList();
        var rest =
                alternatives.stream()
                        .map(all -> all.stream().filter(part -> !common.contains(part)).toList())
                        .toList();
        String together = String.join(", ", common);
        if (rest.stream().anyMatch(List::isEmpty)) {
            return together;
        }
        String either =
                rest.stream()
                        .map(parts -> String.join(common.isEmpty() ? ", " : " + ", parts))
                        .collect(Collectors.joining(" " + word("or") + " "));
        return common.isEmpty() ? either : together + "; " + either;
    }

    /// What a hand lacks for a call: `15–17 HCP (here 14)`; of alternatives the one of which it
    /// lacks least. Empty when the hand is one of them.
    public String lacking(Knowledge wanted, Hand hand) {
        if (wanted.contains(hand)) {
            return "";
        }
        return wanted.boxes().stream()
                .map(box -> lacking(box, hand))
                .min(Comparator.comparingInt(List::size))
                .map(parts -> String.join(", ", parts))
                .orElse("");
    }

    private List<String> lacking(Box box, Hand hand) {
        return telling(box).entrySet().stream()
                .filter(limit -> !limit.getValue().contains(hand.get(limit.getKey())))
                .map(limit -> lacking(limit.getKey(), limit.getValue(), hand.get(limit.getKey())))
                .toList();
    }

    private String lacking(Aspect aspect, Range wanted, int held) {
        String part = part(aspect, wanted);
        boolean counted =
                aspect.measure() != Measure.QUALITY
                        && aspect.measure() != Measure.DIFFERENCE
                        && aspect.measure().all().size() > 2;
        return counted ? word("lacking", part, held) : part;
    }

    /// What is announced with the call: the points of a notrump opening, the suit to which a
    /// transfer leads. Empty for other calls.
    public Optional<String> announcement(Meant meant) {
        if (meant.key().equals("one-notrump")) {
            var points = meant.row().shows().bounds().highCards();
            return Optional.of(points.text(Measure.HIGH_CARDS.all()));
        }
        return meant.key().equals("transfer") || meant.key().endsWith("-transfer")
                ? longSuit(meant.row().shows().bounds())
                : Optional.empty();
    }

    private static Optional<String> longSuit(Box box) {
        return Arrays.stream(Suit.values())
                .filter(suit -> box.length(suit).low() >= 5)
                .map(suit -> String.valueOf(suit.symbol()))
                .findFirst();
    }

    private List<String> parts(Box box) {
        var kept = telling(box);
        var parts = new ArrayList<String>();
        if (Arrays.stream(Suit.values()).allMatch(suit -> box.length(suit).low() >= 1)
                && kept.entrySet().removeIf(limit -> isNoVoid(limit.getKey(), box))) {
            parts.add(word("no-void"));
        }
        for (var suit : Suit.values()) {
            var compared = comparisons(suit);
            boolean longest = compared.stream().allMatch(a -> lead(suit, a, box) >= 0);
            if (longest && compared.stream().filter(kept::containsKey).count() >= 2) {
                kept.keySet().removeAll(compared);
                boolean alone = compared.stream().allMatch(a -> lead(suit, a, box) > 0);
                parts.add(word(alone ? "longest" : "no-longer", suit.symbol()));
            }
        }
        var others = kept.entrySet().stream().map(limit -> part(limit.getKey(), limit.getValue()));
        return Stream.concat(others, parts.stream()).toList();
    }

    /// At least one card, with an upper limit that only follows from the other suits.
    private static boolean isNoVoid(Aspect aspect, Box box) {
        if (aspect.measure() != Measure.LENGTH) {
            return false;
        }
        var own = aspect.suits().getFirst();
        int others =
                Arrays.stream(Suit.values())
                        .filter(suit -> suit != own)
                        .mapToInt(suit -> box.length(suit).low())
                        .sum();
        return box.get(aspect).low() == 1 && box.get(aspect).high() >= 13 - others;
    }

    private static List<Aspect> comparisons(Suit suit) {
        return Aspect.ALL.stream()
                .filter(a -> a.measure() == Measure.DIFFERENCE && a.suits().contains(suit))
                .toList();
    }

    /// By how many cards the suit is longer at least than the other of the comparison.
    private static int lead(Suit suit, Aspect comparison, Box box) {
        var range = box.get(comparison);
        return comparison.suits().getFirst() == suit ? range.low() : -range.high();
    }

    /// A box around many others without the limits that say little of any of them.
    private static Box rough(Box bounds) {
        var rough = Box.ANY;
        for (var aspect : Aspect.ALL) {
            var range = bounds.get(aspect);
            boolean idle =
                    switch (aspect.measure()) {
                        case TWENTY -> true;
                        case DIFFERENCE -> range.low() < 0 && range.high() > 0;
                        case LENGTH -> range.low() == 0 && range.high() > 5;
                        default -> false;
                    };
            rough = idle ? rough : rough.and(aspect, range);
        }
        return rough;
    }

    /// As few limits as make the box, and no upper end that follows from others: comparisons are
    /// left out first, high cards last.
    private static Map<Aspect, Range> telling(Box box) {
        var limits =
                Aspect.ALL.stream()
                        .filter(aspect -> !box.get(aspect).equals(aspect.measure().all()))
                        .toList();
        var before = new ArrayList<Box>(List.of(Box.ANY));
        limits.forEach(aspect -> before.add(before.getLast().and(aspect, box.get(aspect))));
        var kept = new TreeMap<Aspect, Range>(Comparator.comparingInt(Aspect::index));
        var behind = Box.ANY;
        for (int at = limits.size() - 1; at >= 0; at--) {
            var aspect = limits.get(at);
            var range = box.get(aspect);
            var open = new Range(range.low(), aspect.measure().all().high());
            var rest = before.get(at).and(behind);
            if (!rest.equals(box)) {
                var told = rest.and(aspect, open).equals(box) ? open : range;
                kept.put(aspect, told);
                behind = behind.and(aspect, told);
            }
        }
        return kept;
    }

    private String part(Aspect aspect, Range range) {
        var symbols = aspect.suits().stream().map(suit -> String.valueOf(suit.symbol())).toList();
        var all = aspect.measure().all();
        String key = "measure." + aspect.measure();
        boolean yesNo = all.equals(new Range(0, 1));
        boolean comparison = aspect.measure() == Measure.DIFFERENCE;
        if (yesNo || aspect.measure() == Measure.QUALITY) {
            key += "." + range.low();
        } else if (comparison) {
            key += comparison(range);
        } else if (aspect.measure() == Measure.CONTROL) {
            key += "." + range.low() + "-" + range.high();
        } else if (aspect.measure() == Measure.TWENTY && range.equals(RULE_OF_TWENTY)) {
            key += ".rule";
        } else if (sentences.has(key + "." + plain(range, all))) {
            key += "." + plain(range, all);
        }
        var details = new ArrayList<String>();
        boolean open = aspect.measure() != Measure.DIFFERENCE && range.high() >= NOBODY_HAS;
        details.add(open ? new Range(range.low(), all.high()).text(all) : range.text(all));
        details.addAll(symbols);
        return sentences.text(key, details);
    }

    /// `0`, `1+` or `0-1`: numbers that some measures have their own words for.
    private static String plain(Range range, Range all) {
        return range.text(all).replace('–', '-');
    }

    private static String comparison(Range range) {
        if (range.low() >= 0) {
            return range.low() > 0 ? ".longer" : ".as-long";
        }
        return range.high() < 0 ? ".shorter" : ".as-short";
    }

    private String word(String key, Object... details) {
        return details.length == 0 ? sentences.text(key) : sentences.text(key, details);
    }
}

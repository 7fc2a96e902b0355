package overtrick.systems;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.language.Contradiction;
import overtrick.systems.language.Force;

/// What calls show, in a language of the house, from the bundle `words`.
public final class Words {

    private static final Bundle BUNDLE = Bundle.of("words", Words.class::getResourceAsStream);

    /// More alternatives are summed up as one.
    private static final int MOST_ALTERNATIVES = 5;

    /// Names of answers that count: their hands would only say the number again.
    private static final Pattern COUNTS =
            Pattern.compile(
                    "(aces|kings|controls|key-cards|exclusion|step)-(none|one|two|three|four|five|six|seven|ten|thirteen|sixteen).*");

    private static final Map<Locale, Words> ALL =
            Bundle.LANGUAGES.stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    language -> language,
                                    language -> new Words(BUNDLE.in(language))));

    private final Sentences sentences;
    private final Limits limits;

    private Words(Sentences sentences) {
        this.sentences = sentences;
        this.limits = new Limits(sentences);
    }

    Sentences sentences() {
        return sentences;
    }

    /// English for a language that the house does not speak.
    public static Words in(Locale locale) {
        return Objects.requireNonNull(ALL.get(BUNDLE.in(locale).locale()));
    }

    /// The sentence of the call, its hands, and what it asks: `Limit raise: 4+ ♠, 10–12 with
    /// support; invites`.
    public String text(Meant meant) {
        if (meant.saysNothing() && meant.first()) {
            String shown = text(Knowledge.of(highCards(meant.shows().bounds())));
            return set(shown.isEmpty() ? word("first-pass") : word("first-pass") + ": " + shown);
        }
        if (meant.row().reason().isQuoted()) {
            return meant.key();
        }
        var text = new StringBuilder(sentence(meant.key()));
        String shown = text(meant.row().shows());
        if (!shown.isEmpty() && !isCount(meant.key())) {
            text.append(": ").append(shown);
        }
        meant.besides().map(this::besides).ifPresent(more -> text.append("; ").append(more));
        if (meant.row().force() != Force.NONE) {
            text.append("; ").append(word("force." + meant.row().force()));
        }
        return set(text.toString());
    }

    /// Chinese has no narrow commas.
    private String set(String text) {
        return sentences.locale().getLanguage().equals("zh")
                ? text.replace(", ", "，").replace(": ", "：").replace("; ", "；")
                : text;
    }

    /// What a system of the house, or a ready card, is called; of another the name is given back.
    public String title(String system) {
        return sentences
                .find("system." + system)
                .or(() -> sentences.find("ready." + system))
                .orElse(system);
    }

    private String besides(Knowledge hands) {
        String more = text(hands);
        return more.isEmpty() ? word("besides-any") : word("besides", more);
    }

    /// What a side plays, as short as it can be told: a ready card, or the system and in how much
    /// it has chosen for itself, such as `Acol +2`.
    public String title(Agreement agreement) {
        var ready = ReadyCard.of(agreement);
        if (ready.isPresent()) {
            return title(ready.get().name());
        }
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

    /// Why an agreement cannot be played.
    public String refusal(Contradiction refused) {
        var chosen =
                refused.together().stream()
                        .map(one ->
                                word(
                                        "chosen",
                                        option(one.option()),
                                        choice(one.option(), one.choice())))
                        .toList();
        return word("refused", chosen.getFirst(), chosen.getLast());
    }

    /// The call in as few words as people use, at most sixty letters: `15–17 points, balanced`. All
    /// of it is told by [#text(Meant)].
    public String brief(Meant meant) {
        return new BriefWords(sentences).text(meant, sentence(meant.key()));
    }

    /// What a hand has in place of what [#brief(Meant)] tells: `12 points and 2 hearts`.
    ///
    /// @return empty when the hand is as told
    public String lacks(Meant meant, Hand hand) {
        return new BriefWords(sentences).lacks(meant, hand);
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
                        : List.of(Limits.rough(knowledge.bounds()));
        var alternatives = boxes.stream().map(limits::parts).distinct().toList();
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
            return set(together);
        }
        String either =
                rest.stream()
                        .map(parts -> String.join(common.isEmpty() ? ", " : " + ", parts))
                        .collect(Collectors.joining(" " + word("or") + " "));
        return set(common.isEmpty() ? either : together + "; " + either);
    }

    /// The same in one breath: what all alternatives have in common at most.
    public String rough(Knowledge knowledge) {
        return text(Knowledge.of(Limits.rough(knowledge.bounds())));
    }

    /// What a hand lacks for a call: `15–17 HCP (here 14)`; of alternatives the one of which it
    /// lacks least. Empty when the hand is one of them.
    public String lacking(Knowledge wanted, Hand hand) {
        if (wanted.contains(hand)) {
            return "";
        }
        if (wanted.boxes().size() > MOST_ALTERNATIVES) { // told as a whole, so lacked as a whole
            var parts = limits.lacking(Limits.rough(wanted.bounds()), hand);
            return set(parts.isEmpty() ? word("lacks-together") : String.join(", ", parts));
        }
        return wanted.boxes().stream()
                .map(box -> limits.lacking(box, hand))
                .min(Comparator.comparingInt(List::size))
                .map(parts -> set(String.join(", ", parts)))
                .orElse("");
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

    private String word(String key, Object... details) {
        return details.length == 0 ? sentences.text(key) : sentences.text(key, details);
    }
}

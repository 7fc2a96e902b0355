package overtrick.page;

import java.math.BigDecimal;
import java.text.DecimalFormatSymbols;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.Meaning;
import overtrick.can.CanRefusal;
import overtrick.can.CanWords;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.cards.rules.Refusal;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.cards.words.Tongue;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Recent;
import overtrick.systems.Meant;

/// Everything the pages say, in one language.
public final class Words {

    /// The languages of the house, the first when nothing else fits.
    public static final List<Locale> LANGUAGES = Bundle.LANGUAGES;

    private static final int EXPLANATIONS = 4_000;

    private static final Bundle MESSAGES = Bundle.of("messages", Words.class::getResourceAsStream);

    /// What single features say, by what their keys begin with.
    private static final Map<String, Bundle> PARTS =
            Fittings.all().stream()
                    .flatMap(feature -> feature.words().entrySet().stream())
                    .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private static final Map<String, Words> ALL =
            LANGUAGES.stream().collect(Collectors.toMap(Locale::getLanguage, Words::new));

    private static final Words FIRST =
            Objects.requireNonNull(ALL.get(LANGUAGES.getFirst().getLanguage()));

    private final Locale locale;
    private final Dates dates;
    private final Sentences sentences;
    private final List<Map.Entry<String, Sentences>> parts;
    private final overtrick.systems.Words systems;

    /// Every page of a table shows all its calls: what was said of them lately is kept.
    private final Recent<Meant, String> explanations = new Recent<>(EXPLANATIONS);

    private Words(Locale locale) {
        this.locale = locale;
        this.dates = new Dates(locale);
        this.sentences = MESSAGES.in(locale);
        this.parts =
                PARTS.entrySet().stream()
                        .map(part -> Map.entry(part.getKey(), part.getValue().in(locale)))
                        .toList();
        this.systems = overtrick.systems.Words.in(locale);
    }

    public static Words in(Locale language) {
        return ALL.getOrDefault(language.getLanguage(), FIRST);
    }

    /// The language with this code; empty when the house does not speak it.
    public static Optional<Locale> language(String code) {
        return Tongue.coded(code).map(Tongue::locale);
    }

    /// The first of the browser's languages that the house speaks.
    ///
    /// @param ranges an `Accept-Language` header
    public static Locale preferred(String ranges) {
        try {
            var found = Locale.lookup(Locale.LanguageRange.parse(ranges), LANGUAGES);
            return found == null ? LANGUAGES.getFirst() : found;
        } catch (IllegalArgumentException nonsense) {
            return LANGUAGES.getFirst();
        }
    }

    public Locale locale() {
        return locale;
    }

    /// The language for the page's `lang`, such as `zh-Hans`.
    public String code() {
        return tag(locale);
    }

    /// A language for a `lang`, such as `zh-Hans`.
    public static String tag(Locale language) {
        return Tongue.of(language).map(Tongue::tag).orElseGet(language::toLanguageTag);
    }

    /// The name of a language in itself.
    public static String name(Locale language) {
        return Tongue.of(language).map(Tongue::name).orElseGet(language::toLanguageTag);
    }

    Sentences sentences() {
        return sentences;
    }

    /// The sentences whose keys begin so, such as `ev.`.
    Sentences part(String beginning) {
        return Objects.requireNonNull(PARTS.get(beginning), beginning).in(locale);
    }

    static Set<String> parts() {
        return PARTS.keySet();
    }

    private Sentences home(String key) {
        for (var part : parts) {
            if (key.startsWith(part.getKey())) {
                return part.getValue();
            }
        }
        return sentences;
    }

    /// The text as it stands.
    public String get(String key) {
        return home(key).text(key);
    }

    /// The text with its places filled in.
    public String get(String key, Object... details) {
        return home(key).text(key, details);
    }

    /// The text for one or for more; the number is place 0, the details follow.
    public String count(String key, int number, Object... details) {
        return home(key).count(key, number, details);
    }

    /// Whether there is such a text.
    public boolean has(String key) {
        return home(key).has(key);
    }

    public String name(Seat seat) {
        return get("seat." + seat.letter());
    }

    public String letter(Seat seat) {
        return get("seat.letter." + seat.letter());
    }

    public String name(Side side) {
        return get("side." + side.letters());
    }

    public String letters(Side side) {
        return get("side.letters." + side.letters());
    }

    public String name(Suit suit) {
        return get("suit." + suit.letter());
    }

    public String name(Rank rank) {
        return get("rank." + rank.letter());
    }

    public String name(Card card) {
        return get("card", name(card.rank()), name(card.suit()));
    }

    public String name(Strain strain) {
        return get("strain." + strain.code());
    }

    /// The ranks of one suit, highest first, as people write them.
    public String spaced(CardSet cards) {
        return cards.stream().map(this::rank).collect(Collectors.joining(" "));
    }

    /// A card as people write it: `♦10`.
    public String symbols(Card card) {
        return card.suit().symbol() + rank(card);
    }

    /// A contract as people write it, without its declarer: `4♠×`.
    public String symbols(Contract contract) {
        return symbols((Call) contract.bid()) + contract.doubling().code().replace("X", "×");
    }

    /// A call as people write it: `5♣`.
    public String symbols(Call call) {
        return switch (call) {
            case Word word -> word == Word.PASS ? get("call.short.P") : word.code();
            case Bid(int level, var strain) -> level + strain.symbol();
        };
    }

    /// The rank as people write it.
    public String rank(Card card) {
        return card.rank() == Rank.TEN ? "10" : "" + card.rank().letter();
    }

    /// A call as it is spoken.
    public String name(Call call) {
        return switch (call) {
            case Word word -> get("call." + word.code());
            case Bid(int level, var strain) ->
                    get(
                            "call.bid",
                            level,
                            get("strain.bid." + strain.code() + (level == 1 ? ".one" : ".other")));
        };
    }

    public String name(Vulnerability vulnerability) {
        return get("vulnerability." + vulnerability.name());
    }

    public String name(Doubling doubling) {
        return get("doubling." + doubling.name());
    }

    /// Whose contract it is, said after the contract itself, such as `by South`.
    public String whose(Contract contract) {
        return get("contract.whose", name(contract.declarer()));
    }

    /// A contract as it is spoken, with its declarer.
    public String name(Contract contract) {
        String bid = name((Call) contract.bid());
        String doubled =
                contract.doubling() == Doubling.UNDOUBLED
                        ? bid
                        : bid + " " + name(contract.doubling());
        return get("contract.by", doubled, name(contract.declarer()));
    }

    /// What a caller told of their call.
    public String meaning(Meaning meaning) {
        return Meanings.text(meaning, locale);
    }

    /// What a call shows by the system of its caller. No line begins with the sign of a suit.
    public String shows(Meant meant) {
        return explanations.get(
                meant, _ -> systems.text(meant).replaceAll(" (?=[♠♥♦♣])", "\u00a0"));
    }

    /// The words in which bidding systems are explained.
    public overtrick.systems.Words systems() {
        return systems;
    }

    /// A text with signs as it is read aloud: `5+ ♥, 12–14 HCP` as "5+ hearts, 12 to 14 HCP", and
    /// `5+张` as "5张以上", which nobody would read as "5加张".
    public String aloud(String text) {
        String spoken =
                text.replaceAll("(?<=\\d)–(?=\\d)", " " + get("say.to") + " ")
                        .replaceAll("(\\d)\\+(张|点|大牌点|个)", "$1$2以上");
        for (var suit : Suit.values()) {
            spoken = spoken.replace(String.valueOf(suit.symbol()), name(suit));
        }
        return spoken;
    }

    /// Why not, with its Law.
    public String refusal(Refusal reason) {
        if (reason instanceof CanRefusal ofCan) {
            String why = CanWords.in(locale).sentence(ofCan);
            return ofCan.law()
                    .map(rule -> cited(why, rule.replace("can.md", "Bài Càn")))
                    .orElse(why);
        }
        String sentence = get("refusal." + reason.name());
        return reason.law()
                .map(law -> cited(sentence, law(law.replace("Law ", ""))))
                .orElse(sentence);
    }

    /// A sentence with the rule it rests on, or with what else belongs to it: in parentheses,
    /// before its full stop.
    public String cited(String sentence, String rule) {
        String last = sentence.substring(sentence.length() - 1);
        return ".。".contains(last)
                ? get("refusal.by", sentence.substring(0, sentence.length() - 1), rule) + last
                : get("refusal.by", sentence, rule);
    }

    /// A Law as people of the language cite it: `90B1` as "Law 90B1" and "第90条B1".
    public String law(String cited) {
        int letters = (int) cited.chars().takeWhile(Character::isDigit).count();
        return get("law", cited.substring(0, letters), cited.substring(letters));
    }

    /// Points with their sign: `+420`, `−50` or `0`.
    public String signed(int points) {
        return points == 0 ? "0" : (points > 0 ? "+" : "−") + Math.abs(points);
    }

    /// A number as the language writes it: `−55.21` or `−55,21`.
    public String number(BigDecimal number) {
        char point = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator();
        return number.toPlainString().replace('-', '−').replace('.', point);
    }

    /// The day as the language writes it.
    public String day(LocalDate day) {
        return dates.day(day);
    }

    /// The day here at a moment.
    public String day(Instant moment) {
        return dates.day(moment);
    }

    /// Day and time as the language writes them.
    public String when(Instant moment) {
        return dates.when(moment);
    }

    /// The time of day as the language writes it.
    public String time(Instant moment) {
        return dates.time(moment);
    }
}

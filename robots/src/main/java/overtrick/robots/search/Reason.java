package overtrick.robots.search;

import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import overtrick.cards.words.Bundle;

/// One sentence of why a card was chosen, and what is put into it. A detail that is the name of a
/// seat, or a number with a decimal, is said in the language of the sentence.
public record Reason(Sentence sentence, List<String> details) {

    private static final Bundle BUNDLE = Bundle.of("reasons", Reason.class::getResourceAsStream);
    private static final String SEAT = "seat.";
    private static final Pattern DECIMAL = Pattern.compile("\\d+\\.\\d+");

    /// What can be said.
    public enum Sentence {
        ONLY_CARD,
        BY_RULE,
        MAKES,
        MAKES_ALWAYS,
        MAKES_NEVER,
        MADE,
        LOST,
        BEATS,
        BEATS_ALWAYS,
        BEATS_NEVER,
        BEATEN,
        SAFE,
        TRICKS,
        ALL_EQUAL,
        AGAINST,
        AGAINST_ALWAYS,
        AGAINST_NEVER,
        AGAINST_TRICKS,
        AGAINST_WORTH,
        TIED,
        TIE_USUAL,
        TIE_CHEAPEST,
        TIE_TAKES,
        TIE_HIDES,
        TIE_SEQUENCE,
        TIE_TELLS,
        HABIT,
        SHOWED_OUT,
        LENGTH,
        LENGTH_RANGE,
        HOLDS,
        HOLDS_SURELY,
        SURE_TRICKS,
        DRAW_TRUMPS,
        RUFF,
        FINESSE,
        ESTABLISH,
        CASH,
        CROSS,
        HOLD_UP,
        AVOID,
        PARTNERS_SUIT,
        SEQUENCE,
        LENGTH_LED,
        SHORTNESS,
        GIVE_RUFF,
        CONTINUE,
        COVER;

        /// Whether it says what the card is good for.
        public boolean isPlan() {
            return compareTo(SURE_TRICKS) > 0;
        }

        /// Whether it says how often a card reaches what its side wants.
        public boolean isCount() {
            return compareTo(MAKES) >= 0 && compareTo(SAFE) <= 0;
        }

        /// Whether it compares another card with the one that was chosen.
        public boolean isComparison() {
            return compareTo(AGAINST) >= 0 && compareTo(AGAINST_WORTH) <= 0;
        }

        /// The key of its text, such as `only-card`.
        public String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Reason {
        details = List.copyOf(details);
    }

    static Reason of(Sentence sentence, Object... details) {
        return new Reason(sentence, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// The sentence in a language of the house.
    public String text(Locale locale) {
        var sentences = BUNDLE.in(locale);
        var said =
                details.stream()
                        .map(each -> sentences.find(SEAT + each).orElse(number(each, locale)))
                        .toList();
        return sentences.text(sentence.key(), said);
    }

    private static String number(String detail, Locale locale) {
        return DECIMAL.matcher(detail).matches()
                ? detail.replace(
                        '.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator())
                : detail;
    }
}

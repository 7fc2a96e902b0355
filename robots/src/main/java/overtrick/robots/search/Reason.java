package overtrick.robots.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.cards.words.Bundle;

/// One sentence of why a card was chosen, and what is put into it. A detail that is the name of a
/// seat is said in the language of the sentence.
public record Reason(Sentence sentence, List<String> details) {

    private static final Bundle BUNDLE = Bundle.of("reasons", Reason.class::getResourceAsStream);
    private static final String SEAT = "seat.";

    /// What can be said.
    public enum Sentence {
        ONLY_CARD,
        BY_RULE,
        MAKES,
        BEATS,
        TRICKS,
        ALL_EQUAL,
        AGAINST,
        SHOWED_OUT,
        LENGTH,
        HOLDS,
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

    /// The sentence in Vietnamese where that is asked for, else in English.
    public String text(Locale locale) {
        var sentences = BUNDLE.in(locale);
        var said = details.stream().map(each -> sentences.find(SEAT + each).orElse(each)).toList();
        return sentences.text(sentence.key(), said);
    }
}

package overtrick.robots.can.saying;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.can.CanCard;
import overtrick.cards.words.Bundle;

/// Why a robot did something: a sentence, and what is put into it.
public record Saying(CanSentence sentence, List<String> details) {

    private static final Bundle SAYINGS = Bundle.of("sayings", Saying.class::getResourceAsStream);

    public Saying {
        details = List.copyOf(details);
    }

    public static Saying of(CanSentence sentence, Object... details) {
        return new Saying(sentence, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// A card as a detail of a sentence, such as `♥10` or `BJ`.
    public static String word(CanCard card) {
        return card instanceof CanCard.Suited(var suit, var rank)
                ? suit.symbol() + (rank.letter() == 'T' ? "10" : String.valueOf(rank.letter()))
                : card.code();
    }

    /// The sentence in Vietnamese where that is asked for, else in English; jokers are called by
    /// their names.
    public String text(Locale locale) {
        var sayings = SAYINGS.in(locale);
        var told =
                details.stream()
                        .map(detail -> sayings.has(detail) ? sayings.text(detail) : detail)
                        .toList();
        return sayings.text(sentence.key(), told);
    }
}

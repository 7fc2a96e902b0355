package overtrick.practice.problem;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;
import overtrick.page.Words;

/// Hands in one line.
final class Hands {

    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private Hands() {}

    static String text(CardSet hand, Words words) {
        return ORDER.stream()
                .map(suit ->
                        suit.symbol()
                                + "\u00a0"
                                + (hand.length(suit) == 0
                                        ? "–"
                                        : words.spaced(hand.in(suit)).replace(' ', '\u00a0')))
                .collect(Collectors.joining("  "));
    }
}

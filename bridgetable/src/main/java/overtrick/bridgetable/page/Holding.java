package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// Cards of one suit in a hand, highest first.
public record Holding(Suit suit, List<Card> cards) {

    /// Alternating colours, as players sort their cards.
    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);

    public Holding {
        cards = List.copyOf(cards);
    }

    /// A hand by suits, the empty ones left out.
    ///
    /// @param first the suit that lies first; empty when spades do
    static List<Holding> of(CardSet hand, Optional<Suit> first) {
        var suits = new ArrayList<>(ORDER);
        first.ifPresent(suit -> Collections.rotate(suits, -ORDER.indexOf(suit)));
        return suits.stream()
                .filter(suit -> hand.length(suit) > 0)
                .map(suit -> new Holding(suit, hand.in(suit).stream().toList()))
                .toList();
    }

    /// The suits in one or two rows of about the same length.
    static List<List<Holding>> rows(CardSet hand, Optional<Suit> first) {
        var suits = of(hand, first);
        if (suits.size() < 2) {
            return List.of(suits);
        }
        int best = 1;
        int bestLonger = hand.size();
        int above = 0;
        for (int cut = 1; cut < suits.size(); cut++) {
            above += suits.get(cut - 1).cards().size();
            int longer = Math.max(above, hand.size() - above);
            if (longer < bestLonger) {
                best = cut;
                bestLonger = longer;
            }
        }
        return List.of(suits.subList(0, best), suits.subList(best, suits.size()));
    }
}

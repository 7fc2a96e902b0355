package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// How many cards of each suit a hand was dealt.
public record Shape(int spades, int hearts, int diamonds, int clubs) {

    /// The order in which players say them.
    public static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    /// The shape of a hand.
    public static Shape of(CardSet hand) {
        return new Shape(
                hand.length(Suit.SPADES),
                hand.length(Suit.HEARTS),
                hand.length(Suit.DIAMONDS),
                hand.length(Suit.CLUBS));
    }

    /// The cards of a suit.
    public int of(Suit suit) {
        return switch (suit) {
            case SPADES -> spades;
            case HEARTS -> hearts;
            case DIAMONDS -> diamonds;
            case CLUBS -> clubs;
        };
    }

    /// The shapes that differ from this one by one or two cards in another suit.
    List<Shape> near() {
        var near = new ArrayList<Shape>();
        for (int moved = 1; moved <= 2; moved++) {
            for (var from : ORDER) {
                for (var to : ORDER) {
                    if (from != to && of(from) >= moved) {
                        near.add(moved(moved, from, to));
                    }
                }
            }
        }
        return near;
    }

    private Shape moved(int cards, Suit from, Suit to) {
        return new Shape(
                after(Suit.SPADES, cards, from, to),
                after(Suit.HEARTS, cards, from, to),
                after(Suit.DIAMONDS, cards, from, to),
                after(Suit.CLUBS, cards, from, to));
    }

    private int after(Suit suit, int cards, Suit from, Suit to) {
        return of(suit) + (suit == to ? cards : 0) - (suit == from ? cards : 0);
    }

    /// Spades, hearts, diamonds, clubs: `4-3-3-3`.
    @Override
    public String toString() {
        return "%d-%d-%d-%d".formatted(spades, hearts, diamonds, clubs);
    }
}

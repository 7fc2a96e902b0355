package overtrick.robots.play;

import java.util.List;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.robots.suit.Split;
import overtrick.robots.suit.Splits;
import overtrick.robots.suit.SuitPlay;

/// Declarer's card of a suit that they break or go on with: the one that gives most tricks in the
/// suit by itself, by the chances of the splits.
final class SuitChoice {

    /// With more cards out a suit takes too long to work out at once; with eight of ours five are.
    private static final int MOST_OUT = 5;

    private static final int SUIT = (1 << Rank.values().length) - 1;
    private static final double TIE = 1e-6;

    private final Sight sight;
    private final Suit suit;
    private final int here;
    private final int there;
    private final int out;

    private SuitChoice(Sight sight, Suit suit) {
        this.sight = sight;
        this.suit = suit;
        here = bits(sight.hand());
        there = bits(sight.hand(sight.turn().partner()));
        out = bits(sight.unseen());
    }

    /// @param usual the card to lead if no other is better
    static Card lead(Sight sight, Suit suit, Card usual) {
        var choice = new SuitChoice(sight, suit);
        var splits = choice.splits(true);
        boolean isOpen = choice.there != 0 && choice.out != 0;
        return !isOpen || splits.isEmpty()
                ? usual
                : choice.best(SuitPlay.leads(choice.here, choice.there, splits), usual);
    }

    /// Third to play in a suit that the other hand has led.
    ///
    /// @param usual the card to play if no other is better
    static Card third(Sight sight, Card usual) {
        var choice = new SuitChoice(sight, usual.suit());
        var led = sight.trick().cards().getFirst();
        var between = sight.trick().cards().get(1);
        int played = between.suit() == led.suit() ? choice.bits(CardSet.of(between)) : 0;
        var splits = choice.splits(false);
        if (splits.isEmpty()) {
            return usual;
        }
        int ledBit = choice.bits(CardSet.of(led));
        return choice.best(
                SuitPlay.thirds(choice.there, choice.here, ledBit, played, splits), usual);
    }

    private int bits(CardSet cards) {
        return (int) (cards.bits() >>> (Rank.values().length * suit.ordinal())) & SUIT;
    }

    /// How the cards still out may lie. On the left is who plays after the hand that leads.
    ///
    /// @param leads whether this is the hand that leads
    private List<Split> splits(boolean leads) {
        if (Integer.bitCount(out) > MOST_OUT || isSolid()) {
            return List.of();
        }
        var left = leads ? sight.turn().left() : sight.turn().right();
        var right = left.partner();
        int rest = sight.unseen().size() - Integer.bitCount(out);
        return Splits.of(out, sight.play().cardsLeft(left), sight.play().cardsLeft(right), rest)
                .stream()
                .filter(split -> split.left() == 0 || !sight.isVoid(left, suit))
                .filter(split -> split.right() == 0 || !sight.isVoid(right, suit))
                .toList();
    }

    /// Whether masters take every trick of the suit, however they are played.
    private boolean isSolid() {
        int longer = Math.max(Integer.bitCount(here), Integer.bitCount(there));
        return sight.topRun(sight.own(), suit) >= longer;
    }

    /// The usual card if its like is among the best, else the lowest of the best.
    private Card best(Map<Integer, Double> tricks, Card usual) {
        double most = tricks.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        Card best = usual;
        for (var one : tricks.entrySet()) {
            var card = card(one.getKey());
            if (one.getValue() >= most - TIE) {
                if (isLike(card, usual)) {
                    return usual;
                }
                best = best.equals(usual) ? card : best;
            }
        }
        return best;
    }

    private Card card(int bit) {
        return Card.of(suit, Rank.values()[Integer.numberOfTrailingZeros(bit)]);
    }

    private boolean isLike(Card one, Card other) {
        return Sight.above(sight.unseen(), one) == Sight.above(sight.unseen(), other);
    }
}

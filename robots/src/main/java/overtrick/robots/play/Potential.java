package overtrick.robots.play;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// The most that two hands may hope to win by plain means: high cards, long cards when the others
/// have run out, and every trump for itself. Entries and the order of play are not looked at, so
/// this is a bound to doubt claims by and not a promise.
///
/// @param losing whether tricks may be given up on the way to long cards
record Potential(CardSet one, CardSet other, CardSet opponents, Strain strain, boolean losing) {

    int tricks() {
        int tricks = 0;
        for (var suit : Suit.values()) {
            tricks += tricks(suit);
        }
        return tricks;
    }

    /// Round by round the best card against the best: the winner spends it, and whoever loses
    /// throws his lowest; the opponents follow with two cards while they can.
    private int tricks(Suit suit) {
        int longer = Math.max(one.length(suit), other.length(suit));
        int both = one.length(suit) + other.length(suit);
        int rounds = Strain.of(suit) == strain ? both : longer;
        var ours = highestFirst(one.union(other).in(suit));
        var theirs = highestFirst(opponents.in(suit));
        int won = 0;
        for (int round = 0; round < rounds; round++) {
            boolean wins =
                    theirs.isEmpty() || ours.getFirst().rank().beats(theirs.getFirst().rank());
            if (wins) {
                won++;
                ours.removeFirst();
            } else if (losing) {
                ours.removeLast();
                theirs.removeFirst();
            } else {
                return won;
            }
            dropLowest(theirs, wins ? 2 : 1);
        }
        return won;
    }

    private static void dropLowest(List<Card> cards, int count) {
        cards.subList(Math.max(0, cards.size() - count), cards.size()).clear();
    }

    private static List<Card> highestFirst(CardSet cards) {
        var sorted = new ArrayList<Card>();
        cards.forEach(sorted::add); // a set goes from the highest down
        return sorted;
    }
}

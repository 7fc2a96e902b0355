package overtrick.robots.suit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A suit by itself with all cards open, when both of declarer's hands can always be reached. Says
/// what a defender does who knows how the cards lie.
final class OpenSuit {

    private final Map<Hands, Integer> known = new HashMap<>();

    /// Cards as bits from the deuce up: declarer's hands, and the defender after each of them.
    record Hands(int first, int left, int second, int right) {

        @SuppressWarnings("ArgumentSelectionDefectChecker") // the hands change places
        Hands turned() {
            return new Hands(second, right, first, left);
        }

        private int out() {
            return left | right;
        }
    }

    /// The lowest card, or the lowest that beats the one led, or the highest when that costs
    /// declarer a trick; 0 when there is none.
    ///
    /// @param hands without the card led, the leader first
    int second(Hands hands, int led) {
        int chosen = Integer.lowestOneBit(hands.left);
        int higher = Integer.lowestOneBit(hands.left & -(led << 1));
        if (higher == 0) {
            return chosen;
        }
        int fewest = third(hands, led, chosen);
        for (int other : new int[] {higher, Integer.highestOneBit(hands.left)}) {
            int tricks = other == chosen ? fewest : third(hands, led, other);
            if (tricks < fewest) {
                fewest = tricks;
                chosen = other;
            }
        }
        return chosen;
    }

    /// What fourth hand plays: the trick is taken as cheaply as possible, if it can be.
    static int fourth(int held, int best) {
        int higher = held & -(best << 1);
        return Integer.lowestOneBit(higher != 0 ? higher : held);
    }

    /// Declarer's tricks when they may lead from either hand.
    private int tricks(Hands hands) {
        int longer = Math.max(Integer.bitCount(hands.first), Integer.bitCount(hands.second));
        if (longer == 0 || hands.out() == 0) {
            return longer;
        }
        var before = known.get(hands);
        if (before != null) {
            return before;
        }
        int most = Math.max(led(hands), led(hands.turned()));
        known.put(hands, most);
        return most;
    }

    private int led(Hands hands) {
        int most = 0;
        for (int card : kinds(hands.first, hands.out())) {
            var rest = new Hands(hands.first & ~card, hands.left, hands.second, hands.right);
            most = Math.max(most, third(rest, card, second(rest, card)));
        }
        return most;
    }

    /// The most that the partner of the hand that led can get.
    private int third(Hands hands, int led, int played) {
        int most = 0;
        var cards = hands.second == 0 ? List.of(0) : kinds(hands.second, hands.out() | played);
        for (int card : cards) {
            int ours = Math.max(led, card);
            boolean theirs = played > ours;
            int last = theirs ? Integer.lowestOneBit(hands.right) : fourth(hands.right, ours);
            var rest =
                    new Hands(
                            hands.first,
                            hands.left & ~played,
                            hands.second & ~card,
                            hands.right & ~last);
            most = Math.max(most, (theirs || last > ours ? 0 : 1) + tricks(rest));
        }
        return most;
    }

    /// One card of each kind of equals, the lowest.
    ///
    /// @param out the cards that tell them apart
    static List<Integer> kinds(int held, int out) {
        var kinds = new ArrayList<Integer>();
        int above = -1;
        for (int rest = held; rest != 0; rest &= rest - 1) {
            int card = Integer.lowestOneBit(rest);
            int higher = Integer.bitCount(out & -card);
            if (higher != above) {
                kinds.add(card);
                above = higher;
            }
        }
        return kinds;
    }
}

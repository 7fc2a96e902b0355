package overtrick.dealing.run;

import org.jspecify.annotations.Nullable;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.dealing.code.Evaluator;
import overtrick.dealing.script.Predeal;

/// Deals one hand after the other, and none that is not asked for.
final class QuickSource implements Source {

    private static final int HAND = 13;

    /// Cards drawn by one number: 52 · 51 · … · 46 is far below 2^64.
    private static final int AT_ONCE = 7;

    private final Dice dice;
    private final int[] order;
    private final @Nullable DirectHand direct;
    private final long given;
    private final long[] own = new long[4];
    private final int[] needs = new int[4];
    private final long[] deck;
    private int undealt;

    QuickSource(long seed, Plan plan, Predeal predeal) {
        dice = new Dice(seed);
        order = plan.order().stream().mapToInt(Seat::ordinal).toArray();
        direct = plan.direct().orElse(null);
        given = predeal.given().bits();
        for (var seat : Seat.values()) {
            own[seat.ordinal()] = predeal.of(seat).bits();
            needs[seat.ordinal()] = HAND - predeal.of(seat).size();
        }
        deck = new long[52];
        fill(CardSet.ALL.bits() & ~given);
    }

    private void fill(long cards) {
        int at = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            deck[at++] = left & -left;
        }
        undealt = at;
    }

    @Override
    public double share() {
        return direct == null ? 1 : direct.share();
    }

    @Override
    public int chance(int bound) {
        return bound <= 0 ? 0 : (int) dice.below(bound);
    }

    @Override
    public boolean deal(Evaluator evaluator) {
        evaluator.next();
        int at = 0;
        long dealt = given;
        for (int stage = 0; stage < 4; stage++) {
            int seat = order[stage];
            long hand;
            if (stage == 3) {
                hand = (CardSet.ALL.bits() & ~dealt) | own[seat];
            } else if (stage == 0 && direct != null) {
                hand = direct.draw(dice);
                fill(CardSet.ALL.bits() & ~(given | hand));
            } else {
                hand = own[seat] | draw(at, needs[seat]);
                at += needs[seat];
            }
            dealt |= hand;
            evaluator.hand(seat, hand);
            if (evaluator.value(stage) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Draws cards to the places of the deck from one on. Whatever order the deck is in, all cards
    /// that are left are equally likely.
    private long draw(int from, int number) {
        long hand = 0;
        for (int done = 0; done < number; ) {
            int now = Math.min(AT_ONCE, number - done);
            long drawn = some(from + done, now);
            hand |= drawn;
            done += now;
        }
        return hand;
    }

    /// Some cards by one number, as Brackett-Rozinsky and Lemire draw several dice at once: the
    /// high half of each product is a die, the low half goes on to the next, and the last low half
    /// tells the few numbers that would favour a die.
    private long some(int from, int number) {
        while (true) {
            long state = dice.next();
            long product = 1;
            long hand = 0;
            for (int at = from; at < from + number; at++) {
                int left = undealt - at;
                int chosen = at + (int) Math.unsignedMultiplyHigh(state, left);
                state *= left;
                product *= left;
                long card = deck[chosen];
                deck[chosen] = deck[at];
                deck[at] = card;
                hand |= card;
            }
            if (Long.compareUnsigned(state, product) >= 0
                    || Long.compareUnsigned(state, Long.remainderUnsigned(-product, product))
                            >= 0) {
                return hand;
            }
        }
    }
}

package overtrick.dealing.run;

import java.util.Arrays;
import java.util.stream.IntStream;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.dealing.script.Predeal;

/// Deals what Debian's program deals by the same seed. What it does was found out by comparing
/// deals: the C library's `rand` draws a place for each card in turn, by the low sixteen bits and a
/// table that repeats the 52 places; it has no places of cards given beforehand.
final class OriginalShuffle implements Shuffle {

    private static final int PACK = 52;
    private static final int TABLE = 1 << 16;

    private final CRandom random;
    private final int[] cards = new int[PACK];
    private final boolean[] fixed = new boolean[PACK];
    private final int[] free;

    OriginalShuffle(int seed, Predeal predeal) {
        random = new CRandom(seed);
        Arrays.fill(cards, -1);
        for (var seat : Seat.values()) {
            int at = 13 * seat.ordinal();
            for (var card : predeal.of(seat)) {
                fixed[at] = true;
                cards[at++] = card.place();
            }
        }
        int next = 0;
        for (int place = 0; place < PACK; place++) {
            if (!fixed[place]) {
                while (predeal.given().contains(Card.at(next))) {
                    next++;
                }
                cards[place] = next++;
            }
        }
        free = IntStream.range(0, PACK).filter(place -> !fixed[place]).toArray();
    }

    @Override
    public void deal(long[] hands) {
        for (int place = 0; place < PACK; place++) {
            if (!fixed[place]) {
                int other = other();
                int card = cards[other];
                cards[other] = cards[place];
                cards[place] = card;
            }
        }
        Arrays.fill(hands, 0);
        for (int place = 0; place < PACK; place++) {
            hands[place / 13] |= 1L << cards[place];
        }
    }

    @Override
    public void swapped(int[] order) {
        var before = cards.clone();
        for (int seat = 0; seat < 4; seat++) {
            System.arraycopy(before, 13 * order[seat], cards, 13 * seat, 13);
        }
    }

    private int other() {
        int whole = TABLE / free.length * free.length;
        int drawn;
        do {
            drawn = random.next() & TABLE - 1;
        } while (drawn >= whole);
        return free[drawn % free.length];
    }

    /// Shares the numbers of the deals, so that deals after it are others.
    @Override
    public int chance(int bound) {
        return (int) ((double) bound * random.next() / (Integer.MAX_VALUE + 1.0));
    }
}

package overtrick.robots.can.open;

import java.util.Arrays;

/// What the search has proved of positions between two tricks, in flat arrays.
///
/// Three words describe a position: who holds the cards left, lane by lane from the lowest up, what
/// they are worth, and how many each lane has. Ranks that are gone do not count, so positions that
/// were reached in different ways, or from different deals, are found as one. The words fit up to
/// 32 cards; above that the cards themselves are the key, good for one layout only.
final class BoundsTable {

    static final int UNKNOWN = -1;

    private static final int WORDS = 3;
    private static final int HALF = 32;
    private static final long EMPTY = -1;

    private final long[] keys;
    private final int[] bounds;
    private final int shift;
    private final long[] key = new long[WORDS];
    private long layout;
    private long ownersLow;
    private long ownersHigh;

    BoundsTable(int bits) {
        keys = new long[WORDS << bits];
        Arrays.fill(keys, EMPTY);
        bounds = new int[1 << bits];
        shift = Long.SIZE - bits;
    }

    /// Sets who holds which cards from now on.
    void layout(long[] hands) {
        layout++;
        ownersLow = hands[1] | hands[3];
        ownersHigh = hands[2] | hands[3];
    }

    /// Makes the three words of a position the present ones, and gives their place in the table.
    ///
    /// @param question what else the answer depends on, below 2¹²
    int place(long cards, int leader, int question) {
        if (Long.bitCount(cards) > HALF) {
            key[0] = cards;
            key[1] = layout;
            key[2] = (1L << 60) | ((long) question << 2) | leader;
        } else {
            key[0] = Long.compress(ownersLow, cards) | (Long.compress(ownersHigh, cards) << HALF);
            key[1] =
                    Long.compress(Lanes.FIVES, cards)
                            | (Long.compress(Lanes.TENS | Lanes.KINGS, cards) << HALF);
            key[2] = (lengths(cards) << 14) | ((long) question << 2) | leader;
        }
        long mixed = (key[0] * 0x9E3779B97F4A7C15L) ^ (key[1] * 0xC2B2AE3D27D4EB4FL);
        mixed = (mixed ^ (mixed >>> 29) ^ key[2]) * 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> shift);
    }

    private static long lengths(long cards) {
        return Long.bitCount(cards & Lanes.lane(0))
                | ((long) Long.bitCount(cards & Lanes.lane(1)) << 4)
                | ((long) Long.bitCount(cards & Lanes.lane(2)) << 8)
                | ((long) Long.bitCount(cards & Lanes.lane(3)) << 12);
    }

    /// The bounds kept for the present position at its place, or [#UNKNOWN].
    int find(int place) {
        int at = WORDS * place;
        boolean same = keys[at] == key[0] && keys[at + 1] == key[1] && keys[at + 2] == key[2];
        return same ? bounds[place] : UNKNOWN;
    }

    /// Stores the bounds of a position in place of whatever was there.
    ///
    /// @param key0 the words of the position, as they were when the place was made
    void keep(int place, long key0, long key1, long key2, int packed) {
        int at = WORDS * place;
        keys[at] = key0;
        keys[at + 1] = key1;
        keys[at + 2] = key2;
        bounds[place] = packed;
    }

    /// A word of the present position.
    long word(int number) {
        return key[number];
    }

    static int pack(int least, int most, int card) {
        return least | (most << 8) | (card << 16);
    }

    static int least(int packed) {
        return packed & 0xFF;
    }

    static int most(int packed) {
        return (packed >> 8) & 0xFF;
    }

    /// The place, from the lowest, of the card that decided the last search from here.
    static int card(int packed) {
        return packed >> 16;
    }
}

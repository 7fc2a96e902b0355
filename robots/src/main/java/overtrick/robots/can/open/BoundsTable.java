package overtrick.robots.can.open;

import java.util.Arrays;

/// What the search has proved of positions between two tricks, in flat arrays.
///
/// Within one layout the cards still held and the leader tell the whole position, since who was
/// dealt a card never changes: so the key is exact. A new layout is a new generation in the key's
/// top bits, and nothing has to be cleared until they run over.
final class BoundsTable {

    static final int UNKNOWN = -1;

    private static final int GENERATION = 56;
    private static final int GENERATIONS = 1 << 8;

    private final long[] keys;
    private final int[] bounds;
    private final int shift;
    private long generation;

    BoundsTable(int bits) {
        keys = new long[1 << bits];
        bounds = new int[1 << bits];
        shift = Long.SIZE - bits;
    }

    void newLayout() {
        generation++;
        if (generation == GENERATIONS) {
            Arrays.fill(keys, 0);
            generation = 1;
        }
    }

    long key(long cards, int leader) {
        return cards | ((long) leader << Lanes.PACK) | (generation << GENERATION);
    }

    /// The bounds kept under the key, or [#UNKNOWN].
    int find(long key) {
        int at = place(key);
        if (keys[at] == key) {
            return bounds[at];
        }
        at ^= 1;
        return keys[at] == key ? bounds[at] : UNKNOWN;
    }

    /// Keeps the bounds: in the place of this key, else of an older layout, else of fewer cards.
    void keep(long key, int packed) {
        int first = place(key);
        int at = first;
        if (keys[first] != key) {
            int second = first ^ 1;
            at = keys[second] == key || dearness(second) < dearness(first) ? second : first;
        }
        keys[at] = key;
        bounds[at] = packed;
    }

    private int dearness(int at) {
        long key = keys[at];
        return (key >>> GENERATION) == generation ? Long.bitCount(key & Lanes.ALL) : -1;
    }

    private int place(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> shift);
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

    /// The card that decided the last search from here.
    static int card(int packed) {
        return packed >> 16;
    }
}

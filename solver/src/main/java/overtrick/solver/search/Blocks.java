package overtrick.solver.search;

import java.util.Arrays;

/// Storage for what is known of positions: entries of some words each, in blocks of a power of two
/// of them, all in one flat array. A block begins with a head as wide as an entry: the shape whose
/// entries they are; how many are in use, and their room.
///
/// How an entry is written is left to the two kinds of tables: the search spends its time waiting
/// for memory, so what fits into two words does not get four.
abstract sealed class Blocks permits Table {

    static final int NO_BLOCK = 0;

    /// No block: there is no room.
    static final int FULL = -1;

    static final int LEAST_SIZE = 1;

    /// The highest place of a block that an entry can store.
    static final int PLACE = 0xFF_FFFF;

    private static final int SIZES = 15;

    /// Entries and heads. What they need beside cards is the second half of the last word of an
    /// entry: block of special cases 24 | upper bound 4 | lower bound 4.
    final long[] pool;

    /// Words of an entry.
    final int words;

    private final int[] free = new int[SIZES];
    private int used;

    Blocks(long entries, int words) {
        this.words = words;
        pool = new long[(int) Math.min(PLACE, entries) * words];
    }

    abstract long mask(int entry);

    /// Of the cards in the mask those that East or West holds.
    abstract long one(int entry);

    /// Of the cards in the mask those that South or West holds.
    abstract long two(int entry);

    abstract int info(int entry);

    abstract void setInfo(int entry, int info);

    abstract void write(int entry, long mask, long one, long two, int info);

    /// Frees all blocks.
    final void empty() {
        used = 1; // a block at place 0 means no block
        Arrays.fill(free, 0);
    }

    final long shape(int block) {
        return pool[block * words];
    }

    /// Where the entries of a block begin.
    final int begin(int block) {
        return (block + 1) * words;
    }

    /// Where the entries of a block end.
    final int end(int block) {
        return begin(block) + inUse(block) * words;
    }

    /// How many entries a block has.
    final int inUse(int block) {
        return (int) pool[block * words + 1];
    }

    final void setInUse(int block, int entries) {
        final int at = block * words + 1;
        pool[at] = (pool[at] >>> 32 << 32) | entries;
    }

    /// The room of a block, as a power of two.
    final int size(int block) {
        return (int) (pool[block * words + 1] >>> 32);
    }

    /// Copies an entry to the end of a block, which need not exist yet.
    final int move(int entry, int block) {
        int to = block == NO_BLOCK ? newBlock(0, LEAST_SIZE) : block;
        to = to == FULL ? FULL : roomier(to);
        if (to != FULL) {
            System.arraycopy(pool, entry, pool, end(to), words);
            setInUse(to, inUse(to) + 1);
        }
        return to;
    }

    /// The block, or a bigger one in its place, with room for one more entry.
    final int roomier(int block) {
        final int size = size(block);
        if (inUse(block) + 1 < 1 << size) {
            return block;
        }
        final int place = size + 1 < SIZES ? newBlock(pool[block * words], size + 1) : FULL;
        if (place != FULL) {
            System.arraycopy(pool, begin(block), pool, begin(place), inUse(block) * words);
            setInUse(place, inUse(block));
            pool[block * words] = free[size];
            free[size] = block;
        }
        return place;
    }

    /// A block without entries, with room for a power of two of them, less the head.
    final int newBlock(long shape, int size) {
        int place = free[size];
        if (place != NO_BLOCK) {
            free[size] = (int) pool[place * words];
        } else {
            place = used;
            if ((long) (used + (1 << size)) * words > pool.length) {
                return FULL;
            }
            used += 1 << size;
        }
        pool[place * words] = shape;
        pool[place * words + 1] = (long) size << 32;
        return place;
    }
}

package overtrick.solver.search;

import java.util.Arrays;

/// What is known of positions. An entry says who holds the top cards that decided, and between
/// which numbers of tricks North and South end up; it holds for every position of the same shape
/// with the same top cards, whatever the small ones are.
///
/// Entries with the same shape and leader stand side by side in a block. Below an entry hangs a
/// block of its special cases: same tops, and some more. All is kept in two flat arrays of a given
/// size; when they are full the table forgets everything and begins anew, which costs time only.
///
/// How an entry is written is left to the two kinds of tables: the time of the search goes into
/// waiting for memory, so what fits into two words is not given four. A block begins with a head as
/// wide as an entry: its shape and leader; entries in use, and their room as a power of two.
abstract sealed class Table permits NarrowTable, WideTable {

    /// An entry's place when nothing is known.
    static final int UNKNOWN = -1;

    static final int NO_BLOCK = 0;
    private static final int FULL = -1;
    private static final int LEAST_SIZE = 1;
    private static final int SIZES = 15;
    private static final int GENERATIONS = 0xFF;
    private static final int PLACE = 0xFF_FFFF;

    /// Entries and heads. What they need beside cards is the second half of the last word of an
    /// entry: block of special cases 24 | upper bound 4 | lower bound 4.
    final long[] pool;

    /// Words of an entry.
    private final int words;

    /// Where a shape's block is: generation 8 | place 24.
    private final int[] shapes;

    private final int[] free = new int[SIZES];
    private int used;
    private int known;
    private int generation;

    /// @param bytes that it may take
    Table(long bytes, int words) {
        this.words = words;
        // a sixteenth for the shapes, up to 131,072 of them, the rest for the entries
        int size = Integer.highestOneBit((int) Math.min(1 << 17, bytes / 16 / Integer.BYTES));
        shapes = new int[size];
        long cells = (bytes - (long) size * Integer.BYTES) / ((long) Long.BYTES * words);
        pool = new long[(int) Math.min(PLACE, cells) * words];
        clear();
    }

    final void clear() {
        generation++;
        if (generation > GENERATIONS) {
            Arrays.fill(shapes, 0);
            generation = 1;
        }
        used = 1; // a block at place 0 means no block
        known = 0;
        Arrays.fill(free, 0);
    }

    abstract long mask(int entry);

    abstract int info(int entry);

    abstract void setInfo(int entry, int info);

    abstract void write(int entry, long mask, long one, long two, int info);

    /// The places of which the holders in the entry differ from these.
    abstract long wrong(int entry, long one, long two);

    /// An entry of a block, or below one, that says whether so many tricks are reached.
    abstract int search(int block, long one, long two, int need);

    final int lower(int entry) {
        return info(entry) & 15;
    }

    /// An entry that says whether so many tricks are reached, or [#UNKNOWN].
    ///
    /// @param one the places held by East or West, of the cards still out
    /// @param two the places held by South or West
    final int find(long shape, long one, long two, int need) {
        int block = shapes[slot(shape)];
        return block >>> 24 == generation ? search(block & PLACE, one, two, need) : UNKNOWN;
    }

    /// Where the entries of a block begin.
    final int begin(int block) {
        return (block + 1) * words;
    }

    /// Where the entries of a block end.
    final int end(int block) {
        return begin(block) + inUse(block) * words;
    }

    private int inUse(int block) {
        return (int) pool[block * words + 1];
    }

    private void setInUse(int block, int entries) {
        final int at = block * words + 1;
        pool[at] = (pool[at] >>> 32 << 32) | entries;
    }

    private int size(int block) {
        return (int) (pool[block * words + 1] >>> 32);
    }

    /// Keeps what was found out. The words of the holders need only be right under the mask.
    final void store(long shape, long mask, long one, long two, int lower, int upper) {
        int slot = slot(shape);
        boolean fresh = shapes[slot] >>> 24 != generation;
        boolean crowded = fresh && known >= shapes.length / 8 * 3;
        int block = crowded ? FULL : fresh ? newBlock(shape, LEAST_SIZE) : shapes[slot] & PLACE;
        int bounds = lower | (upper << 4);
        int after = block == FULL ? FULL : insert(block, mask, one & mask, two & mask, bounds);
        if (after == FULL) {
            clear();
            store(shape, mask, one, two, lower, upper);
            return;
        }
        known += fresh ? 1 : 0;
        shapes[slot] = after | (generation << 24);
    }

    /// The shape's place, or the free one where it may go.
    private int slot(long shape) {
        long hash = shape * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
        hash *= 0xD6E8FEB86659FD93L;
        int at = (int) (hash >>> 40) & (shapes.length - 1);
        while (shapes[at] >>> 24 == generation && pool[(shapes[at] & PLACE) * words] != shape) {
            at = (at + 1) & (shapes.length - 1);
        }
        return at;
    }

    /// Puts an entry into a block or below one of its entries.
    ///
    /// @return where the block is then
    private int insert(int block, long mask, long one, long two, int bounds) {
        final int end = end(block);
        for (int at = begin(block); at < end; at += words) {
            final long other = mask(at);
            if ((wrong(at, one, two) & other & mask) != 0) {
                continue;
            }
            if ((other & ~mask) == 0) {
                return insertBelow(block, at, mask, one, two, bounds);
            }
            if ((mask & ~other) == 0) {
                return insertAbove(block, at, mask, one, two, bounds);
            }
        }
        return append(block, mask, one, two, bounds);
    }

    /// The entry there is the same or more general: its bounds hold for the new one too.
    private int insertBelow(int block, int at, long mask, long one, long two, int bounds) {
        final int info = info(at);
        final int both = narrowed(info, bounds);
        if (mask(at) == mask) {
            setInfo(at, (info & ~0xFF) | both);
            return block;
        }
        int special = info >>> 8;
        if (special == NO_BLOCK) {
            special = newBlock(0, LEAST_SIZE);
        }
        special = special == FULL ? FULL : insert(special, mask, one, two, both);
        if (special == FULL) {
            return FULL;
        }
        setInfo(at, (special << 8) | (info & 0xFF));
        return block;
    }

    /// The entry there is a special case of the new one, and so may others be that follow: they go
    /// below it, or away when they say nothing more.
    private int insertAbove(int block, int from, long mask, long one, long two, int bounds) {
        final int end = end(block);
        int special = NO_BLOCK;
        int to = from;
        for (int at = from; at < end; at += words) {
            if (((~mask(at) | wrong(at, one, two)) & mask) != 0) {
                System.arraycopy(pool, at, pool, to, words);
                to += words;
                continue;
            }
            final int both = narrowed(info(at), bounds);
            if (both != bounds || info(at) >>> 8 != NO_BLOCK) {
                setInfo(at, (info(at) & ~0xFF) | both);
                special = move(at, special);
                if (special == FULL) {
                    return FULL;
                }
            }
        }
        setInUse(block, (to - begin(block)) / words);
        return append(block, mask, one, two, (special << 8) | bounds);
    }

    /// The narrower of both lower and both upper bounds.
    private static int narrowed(int one, int other) {
        return Math.max(one & 0xF, other & 0xF) | Math.min(one & 0xF0, other & 0xF0);
    }

    /// Copies an entry to the end of a block, which need not exist yet.
    private int move(int entry, int block) {
        int to = block == NO_BLOCK ? newBlock(0, LEAST_SIZE) : block;
        to = to == FULL ? FULL : roomier(to);
        if (to != FULL) {
            System.arraycopy(pool, entry, pool, end(to), words);
            setInUse(to, inUse(to) + 1);
        }
        return to;
    }

    private int append(int block, long mask, long one, long two, int info) {
        int to = roomier(block);
        if (to != FULL) {
            write(end(to), mask, one, two, info);
            setInUse(to, inUse(to) + 1);
        }
        return to;
    }

    /// The block, or a bigger one in its place, with room for one more entry.
    private int roomier(int block) {
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
    private int newBlock(long shape, int size) {
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

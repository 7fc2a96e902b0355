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
/// An entry is four words: the mask of the top cards, the two words of their holders, and
///
///     block of special cases 46 | – 10 | upper bound 4 | lower bound 4
///
/// A block is one word: entries in use 14 | size, as power of two, 4 | place in the pool 28.
public final class Table {

    /// An entry's place when nothing is known.
    static final int UNKNOWN = -1;

    private static final long FULL = -1;
    private static final int WORDS = 4;
    private static final int SIZES = 15;
    private static final int GENERATIONS = 0xFFFF;
    private static final long BLOCK = (1L << 46) - 1;

    /// Pairs: the shape, and its block with the generation above it.
    private final long[] shapes;

    private final long[] pool;
    private final int[] free = new int[SIZES];
    private int used;
    private int known;
    private int generation;

    private Table(int shapes, int entries) {
        this.shapes = new long[shapes * 2];
        pool = new long[entries * WORDS];
        clear();
    }

    /// A table that takes no more than so many megabytes.
    ///
    /// @param megabytes at least 1
    public static Table of(int megabytes) {
        if (megabytes < 1) {
            throw new IllegalArgumentException("memory is not at least 1 MB: " + megabytes);
        }
        // a sixteenth for the shapes, up to 65,536 of them, the rest for the entries
        long bytes = (long) megabytes << 20;
        int shapes = Integer.highestOneBit((int) Math.min(1 << 16, bytes / 16 / 16));
        long entries = Math.min((1 << 26) - 1, (bytes - 16L * shapes) / (8 * WORDS));
        return new Table(shapes, (int) entries);
    }

    public void clear() {
        generation++;
        if (generation > GENERATIONS) {
            Arrays.fill(shapes, 0);
            generation = 1;
        }
        used = 1; // a block at place 0 means no block
        known = 0;
        Arrays.fill(free, 0);
    }

    long mask(int entry) {
        return pool[entry];
    }

    int lower(int entry) {
        return (int) pool[entry + 3] & 15;
    }

    /// An entry that says whether so many tricks are reached, or [#UNKNOWN].
    ///
    /// @param one the places held by East or West, of the cards still out
    /// @param two the places held by South or West
    int find(long shape, long one, long two, int need) {
        int slot = slot(shape);
        return shapes[slot + 1] >>> 48 == generation
                ? search(shapes[slot + 1] & BLOCK, one, two, need)
                : UNKNOWN;
    }

    private int search(long block, long one, long two, int need) {
        final long[] pool = this.pool;
        int at = place(block) * WORDS;
        final int end = at + inUse(block) * WORDS;
        for (; at < end; at += WORDS) {
            if ((((pool[at + 1] ^ one) | (pool[at + 2] ^ two)) & pool[at]) != 0) {
                continue;
            }
            long info = pool[at + 3];
            if ((info & 15) >= need || ((info >>> 4) & 15) < need) {
                return at;
            }
            if (info >>> 18 != 0) {
                int special = search(info >>> 18, one, two, need);
                if (special != UNKNOWN) {
                    return special;
                }
            }
        }
        return UNKNOWN;
    }

    /// Keeps what was found out. The words of the holders need only be right under the mask.
    void store(long shape, long mask, long one, long two, int lower, int upper) {
        int slot = slot(shape);
        boolean fresh = shapes[slot + 1] >>> 48 != generation;
        long block = fresh ? 0 : shapes[slot + 1] & BLOCK;
        boolean crowded = fresh && known >= shapes.length / 8 * 3;
        long after = crowded ? FULL : insert(block, mask, one & mask, two & mask, lower, upper);
        if (after == FULL) {
            clear();
            store(shape, mask, one, two, lower, upper);
            return;
        }
        known += fresh ? 1 : 0;
        shapes[slot] = shape;
        shapes[slot + 1] = after | ((long) generation << 48);
    }

    /// The shape's place, or the free one where it may go.
    private int slot(long shape) {
        long hash = shape * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
        hash *= 0xD6E8FEB86659FD93L;
        int at = (int) (hash >>> 39) & (shapes.length - 2);
        while (shapes[at + 1] >>> 48 == generation && shapes[at] != shape) {
            at = (at + 2) & (shapes.length - 2);
        }
        return at;
    }

    /// Puts an entry into a block or below one of its entries.
    ///
    /// @return the block as it is then
    private long insert(long block, long mask, long one, long two, int lower, int upper) {
        final long[] pool = this.pool;
        int at = place(block) * WORDS;
        final int end = at + inUse(block) * WORDS;
        for (; at < end; at += WORDS) {
            long other = pool[at];
            if ((((pool[at + 1] ^ one) | (pool[at + 2] ^ two)) & other & mask) != 0) {
                continue;
            }
            if ((other & ~mask) == 0) {
                return insertBelow(block, at, mask, one, two, lower, upper);
            }
            if ((mask & ~other) == 0) {
                return insertAbove(block, at, mask, one, two, lower, upper);
            }
        }
        return append(block, mask, one, two, lower | (upper << 4));
    }

    /// The entry there is the same or more general: its bounds hold for the new one too.
    private long insertBelow(
            long block, int at, long mask, long one, long two, int lower, int upper) {
        long info = pool[at + 3];
        int low = Math.max(lower, (int) info & 15);
        int high = Math.min(upper, (int) (info >>> 4) & 15);
        if (pool[at] == mask) {
            pool[at + 3] = (info & ~0xFFL) | low | (high << 4);
            return block;
        }
        long special = insert(info >>> 18, mask, one, two, low, high);
        if (special == FULL) {
            return FULL;
        }
        pool[at + 3] = (info & 0xFF) | (special << 18);
        return block;
    }

    /// The entry there is a special case of the new one, and so may others be that follow: they go
    /// below it, or away when they say nothing more.
    private long insertAbove(
            long block, int from, long mask, long one, long two, int lower, int upper) {
        final int end = (place(block) + inUse(block)) * WORDS;
        long special = 0;
        int to = from;
        for (int at = from; at < end; at += WORDS) {
            boolean below =
                    (mask & ~pool[at]) == 0
                            && (((pool[at + 1] ^ one) | (pool[at + 2] ^ two)) & mask) == 0;
            if (!below) {
                System.arraycopy(pool, at, pool, to, WORDS);
                to += WORDS;
                continue;
            }
            long info = pool[at + 3];
            int low = Math.max(lower, (int) info & 15);
            int high = Math.min(upper, (int) (info >>> 4) & 15);
            if (low > lower || high < upper) {
                long rest = (info & ~0xFFL) | low | (high << 4);
                special = append(special, pool[at], pool[at + 1], pool[at + 2], rest);
                if (special == FULL) {
                    return FULL;
                }
            }
        }
        long shorter = block(place(block), size(block), to / WORDS - place(block));
        return append(shorter, mask, one, two, (special << 18) | lower | (upper << 4));
    }

    private long append(long block, long mask, long one, long two, long info) {
        int place = place(block);
        int size = size(block);
        int inUse = inUse(block);
        if (place == 0) {
            place = allocate(0);
        } else if (inUse == 1 << size) {
            int wider = size + 1 < SIZES ? allocate(size + 1) : 0;
            if (wider != 0) {
                System.arraycopy(pool, place * WORDS, pool, wider * WORDS, inUse * WORDS);
                pool[place * WORDS] = free[size];
                free[size] = place;
            }
            place = wider;
            size++;
        }
        if (place == 0) {
            return FULL;
        }
        int at = (place + inUse) * WORDS;
        pool[at] = mask;
        pool[at + 1] = one;
        pool[at + 2] = two;
        pool[at + 3] = info;
        return block(place, size, inUse + 1);
    }

    /// Room for entries, a power of two of them; 0 when there is none.
    private int allocate(int size) {
        int place = free[size];
        if (place != 0) {
            free[size] = (int) pool[place * WORDS];
            return place;
        }
        if ((used + (1 << size)) * WORDS > pool.length) {
            return 0;
        }
        place = used;
        used += 1 << size;
        return place;
    }

    private static long block(int place, int size, int inUse) {
        return place | ((long) size << 28) | ((long) inUse << 32);
    }

    private static int place(long block) {
        return (int) block & 0xFFF_FFFF;
    }

    private static int size(long block) {
        return (int) (block >>> 28) & 15;
    }

    private static int inUse(long block) {
        return (int) (block >>> 32);
    }
}

package overtrick.solver.search;

import java.util.Arrays;

/// What is known of positions. An entry says who holds the top cards that decided, and between
/// which numbers of tricks North and South end up; it holds for every position of the same shape
/// with the same top cards, whatever the small ones are.
///
/// Entries with the same shape and leader stand side by side in a block. Below an entry hangs a
/// block of its special cases: same tops, and some more. All is kept in two flat arrays of a given
/// size; when they are full the table forgets everything and begins anew, which costs time only. A
/// long list of entries, a crowd, is divided by who holds one of the cards, so that a lookup need
/// not pass all of them.
abstract sealed class Table extends Blocks permits NarrowTable, WideTable {

    /// An entry's place when nothing is known.
    static final int UNKNOWN = -1;

    private static final int GENERATIONS = 0xFF;

    /// The room of a block that is a crowd when it is full, as a power of two.
    private static final int CROWD = 6;

    private static final int HOLDERS = 4;

    /// The bounds of an entry without information.
    private static final int ANY_NUMBER = 0xF0;

    /// Where a shape's block is: generation 8 | place 24.
    private final int[] shapes;

    private int known;
    private int generation;

    /// How many entries of a crowd have each card in their mask, by its holder.
    private final int[] census = new int[Long.SIZE * HOLDERS];

    /// @param bytes that it may take
    Table(long bytes, int words) {
        super((bytes - (long) shapes(bytes) * Integer.BYTES) / ((long) Long.BYTES * words), words);
        shapes = new int[shapes(bytes)];
        clear();
    }

    /// A sixteenth is for the shapes, up to 131,072 of them, the rest for the entries.
    private static int shapes(long bytes) {
        return Integer.highestOneBit((int) Math.min(1 << 17, bytes / 16 / Integer.BYTES));
    }

    final void clear() {
        generation++;
        if (generation > GENERATIONS) {
            Arrays.fill(shapes, 0);
            generation = 1;
        }
        known = 0;
        empty();
    }

    /// An entry of a block, or below one, that says whether so many tricks are reached.
    abstract int search(int block, long one, long two, int need);

    /// The entry there, of which this is known, if it says whether so many tricks are reached; or
    /// one below it that does.
    final int answer(int entry, int info, long one, long two, int need) {
        if ((info & 15) >= need || ((info >>> 4) & 15) < need) {
            return entry;
        }
        return info >>> 8 == NO_BLOCK ? UNKNOWN : search(info >>> 8, one, two, need);
    }

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
        while (shapes[at] >>> 24 == generation && shape(shapes[at] & PLACE) != shape) {
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

    /// The places of which the holders in the entry differ from these.
    private long wrong(int entry, long one, long two) {
        return (one(entry) ^ one) | (two(entry) ^ two);
    }

    /// The narrower of both lower and both upper bounds.
    private static int narrowed(int one, int other) {
        return Math.max(one & 0xF, other & 0xF) | Math.min(one & 0xF0, other & 0xF0);
    }

    private int append(int block, long mask, long one, long two, int info) {
        final boolean crowd = size(block) >= CROWD && inUse(block) + 1 == 1 << size(block);
        int to = crowd && !divide(block) ? FULL : roomier(block);
        if (to != FULL) {
            write(end(to), mask, one, two, info);
            setInUse(to, inUse(to) + 1);
        }
        return to;
    }

    /// Divides a crowd of entries by who holds one of the cards: entries that name only the holder
    /// take the place of those that agree with them, which go below.
    ///
    /// @return false if there is no room for that
    private boolean divide(int block) {
        final int place = divider(block);
        for (int holder = 0; place != UNKNOWN && holder < HOLDERS; holder++) {
            if (census[place * HOLDERS + holder] > 1) {
                final int below = takeOut(block, place, holder);
                if (below == FULL) {
                    return false;
                }
                final long one = (long) (holder & 1) << place;
                final long two = (long) (holder >> 1) << place;
                write(end(block), 1L << place, one, two, (below << 8) | ANY_NUMBER);
                setInUse(block, inUse(block) + 1);
            }
        }
        return true;
    }

    /// The card whose holder saves a lookup the most entries, a third of them at least.
    private int divider(int block) {
        Arrays.fill(census, 0);
        final int end = end(block);
        for (int at = begin(block); at < end; at += words) {
            for (long rest = mask(at); rest != 0; rest &= rest - 1) {
                final int place = Long.numberOfTrailingZeros(rest);
                census[place * HOLDERS + holder(at, place)]++;
            }
        }
        int best = UNKNOWN;
        int most = inUse(block) / 3;
        for (int place = 0; place < Long.SIZE; place++) {
            final int spared = spared(place * HOLDERS);
            if (spared > most) {
                most = spared;
                best = place;
            }
        }
        return best;
    }

    /// How many entries a lookup saves if it meets each holder as often as the entries do.
    private int spared(int from) {
        int all = 0;
        int passed = 0;
        for (int at = from; at < from + HOLDERS; at++) {
            all += census[at];
            passed += census[at] * census[at];
        }
        return all == 0 ? 0 : all - passed / all;
    }

    private int holder(int entry, int place) {
        return (int) ((one(entry) >>> place & 1) | (two(entry) >>> place & 1) << 1);
    }

    /// Moves the entries in which that hand holds the card into a block of their own.
    private int takeOut(int block, int place, int holder) {
        final int end = end(block);
        int below = NO_BLOCK;
        int to = begin(block);
        for (int at = begin(block); at < end; at += words) {
            if ((mask(at) >>> place & 1) == 0 || holder(at, place) != holder) {
                System.arraycopy(pool, at, pool, to, words);
                to += words;
                continue;
            }
            below = move(at, below);
            if (below == FULL) {
                return FULL;
            }
        }
        setInUse(block, (to - begin(block)) / words);
        return below;
    }
}

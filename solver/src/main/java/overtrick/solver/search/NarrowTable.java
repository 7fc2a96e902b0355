package overtrick.solver.search;

/// A table for positions of 32 cards and fewer. An entry is two words:
///
///     mask of the top cards 32 | those of them that East or West holds 32
///     those that South or West holds 32 | what is known 32
final class NarrowTable extends Table {

    /// So many tricks left, and fewer, have room in it.
    static final int TRICKS = 8;

    private static final int WORDS = 2;
    private static final long LOW = 0xFFFF_FFFFL;

    /// @param bytes that it may take
    NarrowTable(long bytes) {
        super(bytes, WORDS);
    }

    @Override
    long mask(int entry) {
        return pool[entry] >>> 32;
    }

    @Override
    long one(int entry) {
        return pool[entry] & LOW;
    }

    @Override
    long two(int entry) {
        return pool[entry + 1] >>> 32;
    }

    @Override
    int info(int entry) {
        return (int) pool[entry + 1];
    }

    @Override
    void setInfo(int entry, int info) {
        pool[entry + 1] = (pool[entry + 1] & ~LOW) | (info & LOW);
    }

    @Override
    void write(int entry, long mask, long one, long two, int info) {
        pool[entry] = (mask << 32) | one;
        pool[entry + 1] = (two << 32) | (info & LOW);
    }

    @Override
    int search(int block, long one, long two, int need) {
        final long[] pool = this.pool;
        final int ones = (int) one;
        final int twos = (int) two;
        final int end = end(block);
        for (int at = begin(block); at < end; at += WORDS) {
            final long first = pool[at];
            final long second = pool[at + 1];
            final int wrong = ((int) first ^ ones) | ((int) (second >>> 32) ^ twos);
            if ((wrong & (int) (first >>> 32)) != 0) {
                continue;
            }
            final int found = answer(at, (int) second, one, two, need);
            if (found != UNKNOWN) {
                return found;
            }
        }
        return UNKNOWN;
    }
}

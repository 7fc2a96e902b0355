package overtrick.solver.search;

/// A table for positions of any number of cards. An entry is four words: the mask of the top cards,
/// those of them that East or West holds, those that South or West holds, and what is known.
final class WideTable extends Table {

    private static final int WORDS = 4;

    /// @param bytes that it may take
    WideTable(long bytes) {
        super(bytes, WORDS);
    }

    @Override
    long mask(int entry) {
        return pool[entry];
    }

    @Override
    long one(int entry) {
        return pool[entry + 1];
    }

    @Override
    long two(int entry) {
        return pool[entry + 2];
    }

    @Override
    int info(int entry) {
        return (int) pool[entry + 3];
    }

    @Override
    void setInfo(int entry, int info) {
        pool[entry + 3] = info;
    }

    @Override
    void write(int entry, long mask, long one, long two, int info) {
        pool[entry] = mask;
        pool[entry + 1] = one;
        pool[entry + 2] = two;
        pool[entry + 3] = info;
    }

    @Override
    int search(int block, long one, long two, int need) {
        final long[] pool = this.pool;
        final int end = end(block);
        for (int at = begin(block); at < end; at += WORDS) {
            if ((((pool[at + 1] ^ one) | (pool[at + 2] ^ two)) & pool[at]) != 0) {
                continue;
            }
            final int found = answer(at, (int) pool[at + 3], one, two, need);
            if (found != UNKNOWN) {
                return found;
            }
        }
        return UNKNOWN;
    }
}

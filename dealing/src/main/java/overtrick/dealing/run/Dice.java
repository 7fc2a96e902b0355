package overtrick.dealing.run;

/// Chance for dealing: xoroshiro128++ (Blackman and Vigna), seeded by splitmix64. A class of its
/// own, so that HotSpot draws cards without a call.
final class Dice {

    private long one;
    private long two;

    Dice(long seed) {
        one = mixed(seed + 0x9E3779B97F4A7C15L);
        two = mixed(seed + 0x3C6EF372FE94F82AL);
    }

    private static long mixed(long state) {
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    long next() {
        long first = one;
        long second = two;
        long drawn = Long.rotateLeft(first + second, 17) + first;
        second ^= first;
        one = Long.rotateLeft(first, 49) ^ second ^ second << 21;
        two = Long.rotateLeft(second, 28);
        return drawn;
    }

    /// Each number from 0 to one less than the bound is equally likely.
    long below(long bound) {
        while (true) {
            long drawn = next();
            long low = drawn * bound;
            if (Long.compareUnsigned(low, bound) >= 0
                    || Long.compareUnsigned(low, Long.remainderUnsigned(-bound, bound)) >= 0) {
                return Math.unsignedMultiplyHigh(drawn, bound);
            }
        }
    }
}

package overtrick.dealing.run;

/// Draws one of many, each by its weight, in constant time and exactly: Walker's method with whole
/// numbers, as Vose fills the columns.
final class Alias {

    private final long total;
    private final long[] kept;
    private final int[] other;

    /// @param weights 0 or more, not all 0; their sum times their number is below 2^63
    Alias(long[] weights) {
        int size = weights.length;
        long sum = 0;
        for (long weight : weights) {
            sum += weight;
        }
        total = sum;
        Math.multiplyExact(sum, (long) size);
        kept = new long[size];
        other = new int[size];
        var small = new int[size];
        var large = new int[size];
        int smalls = 0;
        int larges = 0;
        for (int i = 0; i < size; i++) {
            kept[i] = weights[i] * size;
            other[i] = i;
            if (kept[i] < total) {
                small[smalls++] = i;
            } else {
                large[larges++] = i;
            }
        }
        while (smalls > 0 && larges > 0) {
            int poor = small[--smalls];
            int rich = large[larges - 1];
            other[poor] = rich;
            kept[rich] -= total - kept[poor];
            if (kept[rich] < total) {
                larges--;
                small[smalls++] = rich;
            }
        }
    }

    long total() {
        return total;
    }

    int draw(Dice dice) {
        int column = (int) dice.below(kept.length);
        return dice.below(total) < kept[column] ? column : other[column];
    }
}

package overtrick.systems.hand;

/// Whole numbers from one to another, both included; empty when `low` exceeds `high`.
public record Range(int low, int high) {

    /// The range of this number alone.
    public static Range exactly(int number) {
        return new Range(number, number);
    }

    /// Whether no number lies in it.
    public boolean isEmpty() {
        return low > high;
    }

    /// Whether the number lies in it, its ends included.
    public boolean contains(int number) {
        return low <= number && number <= high;
    }

    /// Whether every number of the other range is in this one.
    public boolean covers(Range other) {
        return other.isEmpty() || (low <= other.low && other.high <= high);
    }

    /// The numbers in both ranges.
    public Range and(Range other) {
        if (other.covers(this)) {
            return this;
        }
        return new Range(Math.max(low, other.low), Math.min(high, other.high));
    }

    /// How many numbers there are.
    public int size() {
        return Math.max(0, high - low + 1);
    }

    /// The numbers with the sign turned.
    public Range negated() {
        return new Range(-high, -low);
    }

    /// `6–9`, `16+`, or a single number.
    ///
    /// @param all the range beyond which there is nothing
    public String text(Range all) {
        if (low == high) {
            return Integer.toString(low);
        }
        return high >= all.high ? low + "+" : low + "–" + high;
    }
}

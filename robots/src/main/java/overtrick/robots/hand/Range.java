package overtrick.robots.hand;

/// Whole numbers from one to another, both included; empty when `low` exceeds `high`.
public record Range(int low, int high) {

    /// More points than any hand has: 37 high-card points and 9 for length or shortness.
    public static final int MOST_POINTS = 46;

    public static final Range ANY_POINTS = new Range(0, MOST_POINTS);
    public static final Range ANY_LENGTH = new Range(0, 13);

    public boolean isEmpty() {
        return low > high;
    }

    public boolean contains(int number) {
        return low <= number && number <= high;
    }

    /// The numbers in both ranges, or `later` when there are none: the newer word holds.
    public Range narrowedBy(Range later) {
        var both = new Range(Math.max(low, later.low), Math.min(high, later.high));
        return both.isEmpty() ? later : both;
    }

    /// `6–9`, `16+` or a single number.
    public String text(int most) {
        if (low == high) {
            return Integer.toString(low);
        }
        return high >= most ? low + "+" : low + "–" + high;
    }
}

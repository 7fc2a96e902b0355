package overtrick.can;

import overtrick.cards.FormatException;

/// Giá, hiệp ước: what is bid in the auction, 80 to 100 by fives (can.md §8).
public enum CanLevel {
    EIGHTY(80),
    EIGHTY_FIVE(85),
    NINETY(90),
    NINETY_FIVE(95),
    HUNDRED(100);

    private final int points;

    CanLevel(int points) {
        this.points = points;
    }

    /// 80, 85, 90, 95 or 100.
    public int points() {
        return points;
    }

    /// Whether this level may be bid over the other (can.md §8).
    public boolean outranks(CanLevel other) {
        return compareTo(other) > 0;
    }

    /// Reads `80`, `85`, `90`, `95` or `100`.
    ///
    /// @throws FormatException for any other text
    public static CanLevel parse(String text) {
        for (var level : values()) {
            if (level.toString().equals(text.strip())) {
                return level;
            }
        }
        throw new FormatException("level is not 80, 85, 90, 95 or 100: " + text);
    }

    /// The points in digits, such as `85`.
    @Override
    public String toString() {
        return Integer.toString(points);
    }
}

package overtrick.formats.notes;

/// How often a hand has so many points, or a suit so many cards.
final class Shares {

    /// Hands of ten thousand with 0, 1, 2 … points.
    private static final int[] POINTS = {
        36, 79, 136, 246, 385, 519, 655, 803, 889, 936, 941, 894, 803, 691, 569, 442, 331, 236, 161,
        104, 64, 38, 21, 11, 6, 3, 1
    };

    /// Suits of ten thousand with 0, 1, 2 … cards.
    private static final int[] LENGTHS = {128, 801, 2059, 2863, 2386, 1247, 416, 88, 12};

    private Shares() {}

    static double points(int low, int high) {
        return share(POINTS, low, high);
    }

    static double length(int low, int high) {
        return share(LENGTHS, low, high);
    }

    private static double share(int[] counts, int low, int high) {
        int sum = 1;
        for (int at = Math.max(0, low); at <= Math.min(high, counts.length - 1); at++) {
            sum += counts[at];
        }
        return sum / 10_000.0;
    }
}

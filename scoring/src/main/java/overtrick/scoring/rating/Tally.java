package overtrick.scoring.rating;

import java.util.Arrays;

/// How many boards everybody has played, and when the last.
final class Tally {

    /// Simulations may come out a little too small.
    private static final double LEAST = 1e-6;

    private final int[] boards;
    private final long[] lastDay;

    Tally(Design design) {
        boards = new int[design.unknowns()];
        lastDay = new long[design.unknowns()];
        Arrays.fill(lastDay, Long.MIN_VALUE);
        for (var set : design.sets) {
            int first = set.first() * Design.PLACES;
            for (int at = first; at < set.end() * Design.PLACES; at++) {
                int unknown = design.places[at];
                boards[unknown] += set.boards();
                lastDay[unknown] = Math.max(lastDay[unknown], set.day());
            }
        }
    }

    Rating rating(int unknown, double strength, double variance, int circle) {
        double error = Math.sqrt(Math.max(variance, LEAST));
        return new Rating(strength, error, boards[unknown], lastDay[unknown], circle);
    }
}

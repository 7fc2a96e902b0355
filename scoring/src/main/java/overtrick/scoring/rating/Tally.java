package overtrick.scoring.rating;

import java.util.Arrays;

/// How many boards everybody has played, and when the last.
final class Tally {

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
        return new Rating(strength, Math.sqrt(variance), boards[unknown], lastDay[unknown], circle);
    }
}

package overtrick.standing.fair;

import java.util.List;

/// How long somebody took for calls or for cards.
///
/// @param moves how many
/// @param median in milliseconds: half of them took longer
/// @param ninety in milliseconds: one in ten took longer
/// @param longest in milliseconds
/// @param outliers how many took more than ten times the median
public record Tempo(int moves, long median, long ninety, long longest, int outliers) {

    private static final int OUTLYING = 10;

    /// Of at least one.
    public static Tempo of(List<Long> waits) {
        var sorted = waits.stream().sorted().toList();
        long median = sorted.get((sorted.size() - 1) / 2);
        return new Tempo(
                sorted.size(),
                median,
                sorted.get((sorted.size() - 1) * 9 / 10),
                sorted.getLast(),
                (int)
                        sorted.stream()
                                .filter(wait -> wait > OUTLYING * Math.max(1, median))
                                .count());
    }
}

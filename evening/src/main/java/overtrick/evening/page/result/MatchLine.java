package overtrick.evening.page.result;

/// A match in a list.
///
/// @param table at which it begins
/// @param closed where the away side sits North–South; empty where there is no other table yet
/// @param tables such as `1 · 2`
/// @param score of the boards so far, such as `23 – 14`; empty before the first counts
/// @param points such as `13.18 – 6.82`; empty where matches are worth none
/// @param played boards that count
/// @param boards of the match
public record MatchLine(
        int round,
        int table,
        String tables,
        String home,
        String away,
        String closed,
        String score,
        String points,
        int played,
        int boards) {

    public boolean complete() {
        return played == boards;
    }
}

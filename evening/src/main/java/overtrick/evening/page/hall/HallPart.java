package overtrick.evening.page.hall;

import java.util.List;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.result.MatchLine;
import overtrick.page.Words;

/// All that the projector shows.
///
/// @param end of the round, in milliseconds; 0 while the clock stands
/// @param left milliseconds that were left when it was stopped
/// @param warnings when the tables are warned, in milliseconds
/// @param sentence how everybody moves, when one sentence says it for all
/// @param shown the round whose matches or tables are shown
/// @param matches of teams in that round
/// @param out who plays no match of it
/// @param rows who sits where: in the next round, or in the first before it begins
public record HallPart(
        Words words,
        String title,
        State state,
        int round,
        int rounds,
        long end,
        long left,
        boolean stopped,
        List<Long> warnings,
        String sentence,
        List<Row> rows,
        int shown,
        List<MatchLine> matches,
        List<String> out,
        List<String> entered,
        List<RankingLines> ranking) {

    /// How far the evening has come.
    public enum State {
        ENTRY,
        SEATED,
        PLAY,
        LAST,
        CLOSED
    }

    /// A table.
    public record Row(
            String table,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String boards) {}

    public HallPart {
        warnings = List.copyOf(warnings);
        rows = List.copyOf(rows);
        matches = List.copyOf(matches);
        out = List.copyOf(out);
        entered = List.copyOf(entered);
        ranking = List.copyOf(ranking);
    }
}

package overtrick.web.evening.result;

import java.util.List;
import overtrick.web.Words;

/// Everything a contestant played.
///
/// @param boardUnit what a board is counted in
/// @param players of a team; empty for others, whose name they are
/// @param matches of who plays matches
/// @param why the reckoning of the total, one line for each number
public record CardPage(
        Words words,
        Links links,
        String title,
        String number,
        String name,
        String place,
        String value,
        String unit,
        String boardUnit,
        String players,
        List<MatchLine> matches,
        List<Line> lines,
        String why) {

    public CardPage {
        matches = List.copyOf(matches);
        lines = List.copyOf(lines);
    }

    /// A board.
    ///
    /// @param points for the contestant's side
    public record Line(
            int round,
            int board,
            String side,
            String opponent,
            String names,
            String result,
            String points,
            String mark) {}
}

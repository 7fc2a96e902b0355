package overtrick.web.evening.result;

import java.util.List;
import overtrick.web.Words;

/// Everything a contestant played.
///
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
        List<Line> lines,
        String why) {

    public CardPage {
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

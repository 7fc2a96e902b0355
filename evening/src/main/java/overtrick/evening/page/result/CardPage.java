package overtrick.evening.page.result;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.evening.page.Links;
import overtrick.evening.page.RankingLines;
import overtrick.page.Words;

/// Everything a contestant played.
///
/// @param place empty while no board of theirs counts
/// @param boardUnit what a board is counted in
/// @param players of a team; empty for others, whose name they are
/// @param matches of who plays matches
/// @param hands the boards of which the cards may be seen, in the order of play
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
        List<Board> hands,
        String why) {

    public CardPage {
        matches = List.copyOf(matches);
        lines = List.copyOf(lines);
        hands = List.copyOf(hands);
    }

    /// The total with its unit.
    public String amount() {
        return RankingLines.amount(value, unit);
    }

    /// A board.
    ///
    /// @param points for the contestant's side
    /// @param judged who has ruled on it and why; empty where nobody has
    public record Line(
            int round,
            int board,
            String side,
            String opponent,
            String names,
            String result,
            String points,
            String mark,
            String judged) {}
}

package overtrick.tournament.can;

import java.util.ArrayList;
import java.util.List;
import overtrick.can.duplicate.DuplicateScore;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;

/// Biên bản so sánh: what one deal of Bài Càn came to at every table. North–South of a row are
/// those who held the cards that North and South held in the deal as it was made, wherever they
/// sat.
public record CanTraveller(CanRules rules, List<Line> lines) {

    /// @param turned how many chairs to the right the deal was turned at this table
    /// @param northSouth who held the cards of North and South
    public record Line(
            TablePlace place,
            int turned,
            Contestant northSouth,
            Contestant eastWest,
            DealResult result) {}

    public CanTraveller {
        lines = List.copyOf(lines);
    }

    /// Rows for any [overtrick.scoring.board.BoardScoring] that only asks which score is better,
    /// such as matchpoints.
    public List<Row> rows() {
        var rows = new ArrayList<Row>();
        for (var line : lines) {
            var score = DuplicateScore.ofNorthSouth(line.result(), line.turned(), rules);
            rows.add(
                    Row.of(
                            line.place(),
                            line.northSouth(),
                            line.eastWest(),
                            Outcome.scored(score.compared())));
        }
        return rows;
    }
}

package overtrick.house.compared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;

/// The tables that have played one board, before they are compared.
///
/// @param id of the board
/// @param day when it was played, counted as [java.time.LocalDate#toEpochDay] counts
public record Field(String id, long day, List<Played> played) {

    /// What came of the board at one table.
    ///
    /// @param points for North–South
    public record Played(Partnership northSouth, Partnership eastWest, int points) {}

    public Field {
        played = List.copyOf(played);
    }

    /// The tables beside each other, by the scorer's own rules.
    ///
    /// @return empty when there is nothing to compare
    public Optional<ComparedBoard> compared(Comparison comparison) {
        if (played.size() < 2) {
            return Optional.empty();
        }
        var marks = scoring(comparison).marks(rows(), played.size());
        var tables = new ArrayList<ComparedBoard.Table>();
        for (int at = 0; at < played.size(); at++) {
            var table = played.get(at);
            double value = comparison.value(marks.mark(at, Side.NORTH_SOUTH));
            tables.add(new ComparedBoard.Table(table.northSouth(), table.eastWest(), value));
        }
        return Optional.of(new ComparedBoard(id, day, comparison, tables));
    }

    private static BoardScoring scoring(Comparison comparison) {
        return switch (comparison) {
            case MATCHPOINTS -> Matchpoints.STANDARD;
            case CROSS_IMPS -> new CrossImps(CrossImps.Report.MEAN_OF_COMPARISONS);
            case DATUM -> Butler.STANDARD;
        };
    }

    /// Who sat where does not matter to the scorer: each table has two numbers of its own.
    private List<Row> rows() {
        var rows = new ArrayList<Row>();
        for (int at = 0; at < played.size(); at++) {
            rows.add(
                    Row.of(
                            TablePlace.UNKNOWN,
                            new Contestant("" + (2 * at + 1)),
                            new Contestant("" + (2 * at + 2)),
                            Outcome.scored(played.get(at).points())));
        }
        return rows;
    }
}

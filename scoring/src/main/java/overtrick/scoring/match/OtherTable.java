package overtrick.scoring.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.WeightedScore;

/// A board of a match of teams: what a team's North–South did at one table and its East–West at the
/// other, both from the team's view.
///
/// A team's mark for the board stands at the table where its North–South sit; so each of two teams
/// has it once.
record OtherTable(WeightedScore here, WeightedScore there) {

    /// The row of the same two teams with the sides exchanged.
    static Optional<Row> of(List<Row> rows, int row) {
        var own = rows.get(row);
        return IntStream.range(0, rows.size())
                .filter(at -> at != row)
                .mapToObj(rows::get)
                .filter(other -> other.form() == own.form())
                .filter(other -> other.northSouth().equals(own.eastWest()))
                .filter(other -> other.eastWest().equals(own.northSouth()))
                .findFirst();
    }

    /// Both scores of the team that sits North–South in the row; empty while one is missing.
    static Optional<OtherTable> scores(List<Row> rows, int row) {
        var here = rows.get(row).outcome().score(Side.NORTH_SOUTH);
        var there = of(rows, row).flatMap(other -> other.outcome().score(Side.EAST_WEST));
        return here.flatMap(own -> there.map(other -> new OtherTable(own, other)));
    }

    /// The artificial score of the team that sits North–South in the row, from either table. It
    /// stands alone: the result of the other table has nothing to be compared with (Law 86).
    static Optional<Award> award(List<Row> rows, int row) {
        var here = rows.get(row).outcome().award(Side.NORTH_SOUTH);
        return here.isPresent()
                ? here
                : of(rows, row).flatMap(other -> other.outcome().award(Side.EAST_WEST));
    }
}

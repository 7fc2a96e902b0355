package overtrick.scoring.board;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

/// A way to compare the scores of one board (Law 78). Regulations may add their own.
public interface BoardScoring {

    /// The marks of all rows, in their order.
    ///
    /// @param rows that are compared with each other: of one board, in one field
    /// @param expected how many scores the board was to have, as many as any board of the field
    BoardMarks marks(List<Row> rows, int expected);

    /// Why a side of a row has its mark.
    ///
    /// @param row from 0; a row with a result, not an artificial score
    Term why(List<Row> rows, int expected, int row, Side side);

    /// The artificial score that a side of a row has its mark from; empty when it has a result.
    default Optional<Award> award(List<Row> rows, int row, Side side) {
        return rows.get(row).outcome().award(side);
    }

    /// What its marks are counted in.
    Unit unit();

    /// What an award is worth for each unit of a mark's weight: a share of the top, or IMPs.
    default Fraction rate(Award award) {
        return award.share();
    }

    /// Whether a row is compared with the other table of its match, not with a field. A team's mark
    /// then stands at the table where its North–South sit.
    default boolean isForTeams() {
        return false;
    }
}

package overtrick.scoring.board;

import java.util.List;
import overtrick.cards.Side;

/// The marks of all rows of a slip.
public record BoardMarks(List<Mark> northSouth, List<Mark> eastWest) {

    public BoardMarks {
        northSouth = List.copyOf(northSouth);
        eastWest = List.copyOf(eastWest);
    }

    /// What one side gets for one row of the traveller.
    ///
    /// @param row from 0
    public Mark mark(int row, Side side) {
        return (side == Side.NORTH_SOUTH ? northSouth : eastWest).get(row);
    }
}

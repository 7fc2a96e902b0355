package overtrick.scoring.regulation;

import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.match.MatchScoring;

/// What the boards of a tournament come to.
public sealed interface Scoring {

    /// The marks of all boards are added.
    record ByBoards(BoardScoring boards) implements Scoring {}

    /// The boards of each match are turned into points, and those are added.
    record ByMatches(MatchScoring matches) implements Scoring {
        @Override
        public BoardScoring boards() {
            return matches.boards();
        }
    }

    /// How a board is compared.
    BoardScoring boards();

    /// What a total is counted in.
    default Unit unit() {
        return switch (this) {
            case ByBoards(var boards) -> boards.unit();
            case ByMatches(var matches) -> matches.unit();
        };
    }

    /// Whether a penalty or carry-over may be told in the unit.
    default boolean takes(Unit unit) {
        return unit == unit() || (unit == Unit.PERCENT_OF_TOP && unit() == Unit.MATCHPOINTS);
    }
}

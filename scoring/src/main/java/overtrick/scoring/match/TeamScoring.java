package overtrick.scoring.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

/// What board-a-match and IMPs of teams have in common: two tables, and a value for each pair of
/// scores.
sealed interface TeamScoring extends BoardScoring permits BoardAMatch, TeamImps {

    /// What a whole board is worth.
    Fraction weight();

    /// Why a board with these scores, both in the team's view, has its value.
    Term why(int here, int there);

    @Override
    default Optional<Award> award(List<Row> rows, int row, Side side) {
        return side == Side.NORTH_SOUTH ? OtherTable.award(rows, row) : Optional.empty();
    }

    @Override
    default boolean isForTeams() {
        return true;
    }

    @Override
    default BoardMarks marks(List<Row> rows, int expected) {
        var marks = new ArrayList<Mark>(rows.size());
        for (int at = 0; at < rows.size(); at++) {
            var award = OtherTable.award(rows, at);
            var scores = OtherTable.scores(rows, at);
            if (award.isPresent()) {
                marks.add(new Mark(rate(award.get()).times(weight()), weight()));
            } else {
                marks.add(scores.map(both -> new Mark(mean(both), weight())).orElse(Mark.NONE));
            }
        }
        return new BoardMarks(marks, Collections.nCopies(rows.size(), Mark.NONE));
    }

    private Fraction mean(OtherTable both) {
        var mean = Fraction.ZERO;
        for (var here : both.here().parts()) {
            for (var there : both.there().parts()) {
                mean =
                        mean.plus(
                                why(here.points(), there.points())
                                        .value()
                                        .times(here.weight())
                                        .times(there.weight()));
            }
        }
        return mean;
    }

    @Override
    default Term why(List<Row> rows, int expected, int row, Side side) {
        if (side == Side.EAST_WEST) {
            throw new IllegalArgumentException(
                    "side is not that of the team's mark, North–South: " + side);
        }
        var both = OtherTable.scores(rows, row).orElseThrow();
        return both.here().why(here -> both.there().why(there -> why(here, there)));
    }
}

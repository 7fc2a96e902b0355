package overtrick.scoring.match;

import java.util.List;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// What mixtures of board-a-match and IMPs have in common: points for the boards, and more points
/// for the swings of the same boards.
sealed interface BoardsAndSwings extends MatchScoring permits Hybrid, Pachabo {

    /// Why the swings are worth their points.
    Term points(MatchTally tally);

    @Override
    default BoardScoring swings() {
        return new TeamImps();
    }

    @Override
    default Unit unit() {
        return Unit.POINTS;
    }

    @Override
    default Term why(MatchTally tally) {
        var boards = Term.of(Reason.TOTAL, tally.sum(), tally.boards());
        var swings = points(tally);
        return Term.of(Reason.TOTAL, boards.value().plus(swings.value()), tally.boards())
                .from(List.of(boards, swings));
    }
}

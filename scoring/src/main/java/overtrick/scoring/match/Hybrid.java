package overtrick.scoring.match;

import java.util.List;
import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;
import overtrick.scoring.vp.VpScales;

/// Boards won, and the IMPs of the same boards as victory points: both added.
///
/// @param boards points for each board
public record Hybrid(BoardAMatch boards, VpScales scales) implements MatchScoring {

    @Override
    public BoardScoring swings() {
        return new TeamImps();
    }

    @Override
    public Unit unit() {
        return Unit.POINTS;
    }

    @Override
    public Optional<Sentence> complaint(int boards) {
        return scales.complaint(boards);
    }

    @Override
    public Term why(MatchTally tally) {
        var margin = tally.won().minus(tally.lost());
        int hundredths = scales.scale(tally.boards()).hundredths(Math.toIntExact(margin.nearest()));
        var points =
                Term.of(
                        Reason.VICTORY_POINTS,
                        Fraction.of(hundredths, 100),
                        margin,
                        tally.boards(),
                        scales.name());
        var boardsWon = Term.of(Reason.TOTAL, tally.sum(), tally.boards());
        return Term.of(Reason.TOTAL, boardsWon.value().plus(points.value()), tally.boards())
                .from(List.of(boardsWon, points));
    }
}

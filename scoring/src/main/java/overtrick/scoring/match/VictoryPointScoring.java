package overtrick.scoring.match;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;
import overtrick.scoring.vp.VpScales;

/// The IMPs of a match as victory points (Law 78D, tournaments.md §3). A margin that is not whole,
/// from weighted scores or cross-IMPs, is rounded first, to the nearest and away from zero, so that
/// both sides have the same margin.
///
/// @param boards how the boards give IMPs: of teams, or of pairs against a field
public record VictoryPointScoring(BoardScoring boards, VpScales scales) implements MatchScoring {

    @Override
    public BoardScoring swings() {
        return boards;
    }

    @Override
    public Unit unit() {
        return Unit.VICTORY_POINTS;
    }

    @Override
    public Optional<Sentence> complaint(int boards) {
        return scales.complaint(boards);
    }

    @Override
    public Fraction value(MatchTally tally) {
        int margin = Math.toIntExact(tally.sum().nearest());
        return Fraction.of(scales.scale(tally.boards()).hundredths(margin), 100);
    }

    @Override
    public Term why(MatchTally tally) {
        return Term.of(
                Reason.VICTORY_POINTS, value(tally), tally.sum(), tally.boards(), scales.name());
    }
}

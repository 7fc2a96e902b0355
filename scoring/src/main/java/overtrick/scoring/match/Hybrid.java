package overtrick.scoring.match;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;
import overtrick.scoring.vp.VpScales;

/// Boards won, and the IMPs of the same boards as victory points: both added.
///
/// @param boards points for each board
public record Hybrid(BoardAMatch boards, VpScales scales) implements BoardsAndSwings {

    @Override
    public Optional<Sentence> complaint(int boards) {
        return scales.complaint(boards);
    }

    @Override
    public Term points(MatchTally tally) {
        var margin = tally.won().minus(tally.lost());
        int hundredths = scales.scale(tally.boards()).hundredths(Math.toIntExact(margin.nearest()));
        return Term.of(
                Reason.VICTORY_POINTS,
                Fraction.of(hundredths, 100),
                margin,
                tally.boards(),
                scales.name());
    }
}

package overtrick.scoring.match;

import overtrick.scoring.board.ImpScoring;
import overtrick.scoring.board.ImpTable;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// IMPs of a match of teams: the difference between the two tables (Law 78B).
public record TeamImps() implements TeamScoring, ImpScoring {

    @Override
    public Fraction weight() {
        return Fraction.ONE;
    }

    @Override
    public Term why(int here, int there) {
        int difference = here + there;
        return Term.of(
                Reason.IMPS, Fraction.of(ImpTable.imps(difference)), here, -there, difference);
    }
}

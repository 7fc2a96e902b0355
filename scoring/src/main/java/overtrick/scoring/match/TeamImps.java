package overtrick.scoring.match;

import overtrick.scoring.Award;
import overtrick.scoring.Unit;
import overtrick.scoring.board.ImpTable;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// IMPs of a match of teams: the difference between the two tables (Law 78B).
public record TeamImps() implements TeamScoring {

    @Override
    public Unit unit() {
        return Unit.IMPS;
    }

    @Override
    public Fraction rate(Award award) {
        return award.imps();
    }

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

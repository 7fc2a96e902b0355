package overtrick.scoring.board;

import overtrick.scoring.Award;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// A way to compare the scores of one board that gives IMPs (Law 78B).
public interface ImpScoring extends BoardScoring {

    @Override
    default Unit unit() {
        return Unit.IMPS;
    }

    @Override
    default Fraction rate(Award award) {
        return award.imps();
    }
}

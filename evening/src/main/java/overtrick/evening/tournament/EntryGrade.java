package overtrick.evening.tournament;

import java.math.BigDecimal;
import overtrick.scoring.rank.Grades.Grade;
import overtrick.scoring.reckoning.Fraction;

/// What a director has said of an entry's strength.
///
/// @param stratum from 1, the strongest; 0 for none
/// @param handicap percentage points, else in the unit in which the event is counted
public record EntryGrade(int entry, int stratum, BigDecimal handicap) {

    public Grade grade() {
        return new Grade(stratum, Fraction.of(handicap));
    }

    /// Whether it says anything.
    public boolean isBlank() {
        return stratum == 0 && handicap.signum() == 0;
    }
}

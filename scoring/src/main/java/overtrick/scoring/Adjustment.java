package overtrick.scoring;

import overtrick.scoring.reckoning.Fraction;

/// What a contestant's total gains or loses apart from the boards: a procedural or disciplinary
/// penalty (Law 90, 91A), or what was carried over from an earlier stage.
///
/// @param amount below zero for a penalty
/// @param cause in words of the director
public record Adjustment(
        Contestant contestant, Kind kind, Fraction amount, Unit unit, String cause) {

    /// Why a total changes.
    public enum Kind {
        PENALTY,
        CARRY_OVER
    }

    /// A penalty, which is taken off the total.
    ///
    /// @param amount above zero: what is taken away
    public static Adjustment penalty(
            Contestant contestant, Fraction amount, Unit unit, String cause) {
        return new Adjustment(contestant, Kind.PENALTY, amount.negated(), unit, cause);
    }

    /// What a contestant brings from an earlier stage.
    public static Adjustment carryOver(
            Contestant contestant, Fraction amount, Unit unit, String cause) {
        return new Adjustment(contestant, Kind.CARRY_OVER, amount, unit, cause);
    }
}

package overtrick.tournament.session;

import java.util.Optional;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What procedural penalties are for, in the order of Law 90B, and what they cost where the
/// regulations of an event say nothing else (tournaments.md §2.6).
public enum Offence {
    LATE,
    SLOW,
    LOUD,
    COMPARED,
    TOUCHED,
    MISPLACED,
    PROCEDURE,
    DISOBEYED;

    /// Of a top; of ten on it.
    private static final Fraction PERCENT = Fraction.of(10);

    private static final Fraction IMPS = Fraction.of(3);
    private static final Fraction VICTORY_POINTS = Fraction.of(1, 2);

    /// The paragraph, such as `90B2`.
    public String law() {
        return "90B" + (ordinal() + 1);
    }

    /// The usual amount, doubled for who was warned or penalised before; empty where there is no
    /// usual one.
    public static Optional<Fraction> usual(Unit unit, boolean again) {
        var once =
                switch (unit) {
                    case PERCENT_OF_TOP -> Optional.of(PERCENT);
                    case IMPS -> Optional.of(IMPS);
                    case VICTORY_POINTS -> Optional.of(VICTORY_POINTS);
                    case MATCHPOINTS, POINTS -> Optional.<Fraction>empty();
                };
        return once.map(amount -> again ? amount.times(2) : amount);
    }
}

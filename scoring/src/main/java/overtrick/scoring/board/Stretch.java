package overtrick.scoring.board;

import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;

/// How the matchpoints among few comparable scores become those of a whole board, so that every
/// board has the same top (Law 78A and D; tournaments.md §2.2).
public enum Stretch {
    /// As if each score had been made a little more than once: the expected place among all.
    NEUBERG(Reason.NEUBERG),
    /// Multiplied: a top stays a top.
    FACTORED(Reason.FACTORED),
    /// A matchpoint for each score that is missing, as if it had been equal.
    ADDED(Reason.ADDED);

    private final Reason reason;

    Stretch(Reason reason) {
        this.reason = reason;
    }

    /// Matchpoints on the scale of 2 and 1 among all scores of a whole board.
    ///
    /// @param matchpoints among the scores that are there
    Fraction of(Fraction matchpoints, int present, int wanted) {
        return switch (this) {
            case NEUBERG ->
                    matchpoints
                            .plus(Fraction.ONE)
                            .times(Fraction.of(wanted, present))
                            .minus(Fraction.ONE);
            case FACTORED ->
                    present == 1
                            ? Fraction.of(wanted - 1L)
                            : matchpoints.times(Fraction.of(wanted - 1L, present - 1L));
            case ADDED -> matchpoints.plus(Fraction.of((long) wanted - present));
        };
    }

    Reason reason() {
        return reason;
    }
}

package overtrick.scoring.regulation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import overtrick.scoring.board.FixedAwards;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.Matchpoints.Scale;
import overtrick.scoring.board.Stretch;

/// What a regulation makes of boards with fewer results than others: an average was given, a table
/// did not play, or the board was fouled (Laws 78D, 87B). Who does which: docs/results.md.
public enum Unequal {
    /// Neuberg's formula: World and European events.
    NEUBERG(Stretch.NEUBERG, FixedAwards.NONE),
    /// The same, with fixed awards for up to three scores that are no more than a third.
    ENGLISH(Stretch.NEUBERG, FixedAwards.ENGLISH),
    /// The same, with fixed awards for up to three scores.
    NORTH_AMERICAN(Stretch.NEUBERG, FixedAwards.NORTH_AMERICAN),
    /// Multiplied to the same top: clubs that reckon by hand, as in Queensland.
    FACTORED(Stretch.FACTORED, FixedAwards.NONE),
    /// One matchpoint for each result that is missing: the old way by hand.
    ADDED(Stretch.ADDED, FixedAwards.NONE);

    private final Stretch stretch;
    private final FixedAwards fixed;

    Unequal(Stretch stretch, FixedAwards fixed) {
        this.stretch = stretch;
        this.fixed = fixed;
    }

    /// `north-american`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Finds a rule by its word; empty when there is none.
    public static Optional<Unequal> named(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    /// Matchpoints by this rule, two for a score beaten.
    public Matchpoints matchpoints() {
        return new Matchpoints(Scale.TWO, stretch, fixed);
    }
}

package overtrick.systems;

import java.util.Locale;
import overtrick.systems.language.Purpose;
import overtrick.systems.language.Reason;

/// What the natural judgement can decide.
enum Decision implements Reason {
    NOTHING_MORE,
    COMPETING,
    SACRIFICE,
    PENALTY_DOUBLE,
    RUN_FROM_REDOUBLE,
    TO_PLAY,
    INVITATION,
    PREFERENCE,
    /// A suit that the player has bid before.
    OWN_SUIT,
    /// A long suit that they have not bid.
    LONG_SUIT,
    RAISE_OF_RESPONSE,
    SLAM,
    SLAM_NOTRUMP,
    SETTLED_BY_ACES,
    /// The call that strays least from the truth when partner may not be passed.
    LEAST_LIE,
    /// Nothing is known of the call; a bid is taken for its suit.
    NATURAL;

    /// Whether hands that are bid by it may be none of those for which a row has the call: where
    /// something must be said, or a contract is placed.
    boolean strays() {
        return switch (this) {
            case LEAST_LIE, TO_PLAY, SACRIFICE, INVITATION, COMPETING, PREFERENCE -> true;
            default -> false;
        };
    }

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Purpose purpose() {
        return this == PENALTY_DOUBLE ? Purpose.PUNISHES : Purpose.DESCRIBES;
    }

    @Override
    public String place() {
        return this == NATURAL ? "" : "judgement";
    }
}

package overtrick.robots;

import java.util.Locale;

/// The kinds of meaning a robot gives to its calls. Each has a text in every language, see
/// [Meanings].
public enum Sentence {
    OPENING_PASS,
    OPENING_SUIT,
    OPENING_NOTRUMP,
    OPENING_STRONG,
    OPENING_WEAK,
    RAISE,
    RAISE_PREEMPTIVE,
    NEW_SUIT,
    NEW_SUIT_FORCING,
    NOTRUMP,
    NEGATIVE_DOUBLE,
    REDOUBLE,
    WAITING,
    POSITIVE,
    STAYMAN,
    STAYMAN_MAJOR,
    STAYMAN_NONE,
    OWN_SUIT,
    SECOND_SUIT,
    REVERSE,
    JUMP_SHIFT,
    OVERCALL,
    OVERCALL_WEAK,
    OVERCALL_NOTRUMP,
    TAKEOUT_DOUBLE,
    PENALTY_DOUBLE,
    PENALTY_PASS,
    ADVANCE,
    INVITE,
    INVITE_NOTRUMP,
    QUANTITATIVE,
    TO_PLAY,
    TO_PLAY_NOTRUMP,
    PREFERENCE,
    COMPETING,
    BLACKWOOD,
    ACES_NONE_OR_THREE,
    ACES_ONE_OR_FOUR,
    ACES_TWO,
    SETTLED_BY_ACES,
    SLAM,
    SLAM_NOTRUMP,
    LEAST_LIE,
    NATURAL,
    NOTHING_MORE;

    /// The key under which a [overtrick.bridge.duplicate.Meaning] carries it, such as
    /// `opening-suit`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

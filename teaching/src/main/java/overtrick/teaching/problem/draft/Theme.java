package overtrick.teaching.problem.draft;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a problem is about.
public enum Theme {
    HOLD_UP,
    FINESSE,
    SAFETY,
    DUCKING,
    AVOIDANCE,
    ELIMINATION,
    SQUEEZE,
    RUFF,
    SECOND_HAND,
    THIRD_HAND,
    COUNT,
    LEAD;

    /// Its name in addresses and tables, such as `hold-up`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether a defender plays, not declarer.
    public boolean isDefence() {
        return compareTo(SECOND_HAND) >= 0;
    }

    /// The theme with the name; empty when there is none.
    public static Optional<Theme> of(String code) {
        return Arrays.stream(values()).filter(theme -> theme.code().equals(code)).findFirst();
    }
}

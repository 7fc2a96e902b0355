package overtrick.laws.index;

import java.util.Locale;

/// What the program does with a Law.
public enum Treatment {
    /// It works out what follows.
    RULES,
    /// It asks the director, and then says what follows.
    ASKS,
    /// It keeps what was decided, and reckons with it.
    RECORDS,
    /// It only says what the Law is about: at a real table people see to it themselves.
    TELLS;

    /// `rules`, `asks`, `records` or `tells`.
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package overtrick.teaching.can;

import java.util.Locale;

/// The chapters of the course, in their order: first what wins, last how a match is decided.
public enum Chapter {
    WINS,
    PACK,
    PLAY,
    CALLS,
    TRIBUTE,
    KITTY,
    DEFENCE,
    MATCH;

    /// The keys of its sentences end so, such as `wins`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}

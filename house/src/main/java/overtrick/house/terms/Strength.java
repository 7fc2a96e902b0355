package overtrick.house.terms;

import java.util.Locale;
import java.util.Optional;
import overtrick.robots.search.Level;

/// How well the robots of the club play their cards.
public enum Strength {
    /// By rules of thumb, at once.
    THUMB,
    BEGINNER,
    CLUB,
    EXPERT;

    /// How they search; empty when they do not.
    public Optional<Level> level() {
        return switch (this) {
            case THUMB -> Optional.empty();
            case BEGINNER -> Optional.of(Level.BEGINNER);
            case CLUB -> Optional.of(Level.CLUB);
            case EXPERT -> Optional.of(Level.EXPERT);
        };
    }

    /// The word for the command line.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return word();
    }
}

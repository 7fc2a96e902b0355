package overtrick.bridgetable.room;

import java.time.Duration;
import java.util.Optional;
import overtrick.robots.search.Level;

/// A table in the closed room, by who plays there.
public enum Room {
    /// Robots that play by rules of thumb: done at once.
    RULES(Optional.empty()),
    /// Robots that look further, when there is time for it.
    SEARCH(Optional.of(Level.CLUB));

    /// How long one card may be thought about: a whole board takes a few seconds.
    static final Duration LONGEST_THOUGHT = Duration.ofMillis(120);

    private final Optional<Level> level;

    Room(Optional<Level> level) {
        this.level = level;
    }

    /// How long nobody thinks after each call and card: the processor is for pages first.
    Duration rest() {
        return level.isPresent() ? LONGEST_THOUGHT : Duration.ZERO;
    }

    /// How its robots search; empty when they do not.
    Optional<Level> level() {
        return level;
    }
}

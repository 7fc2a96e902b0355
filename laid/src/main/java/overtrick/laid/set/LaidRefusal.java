package overtrick.laid.set;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something is refused that has to do with deals that are laid.
public enum LaidRefusal implements Refusal {
    LAID_ALREADY,
    NOT_LAID,
    /// Their time is not over yet.
    STILL_PLAYED,
    ROBOTS_ARE_SEATED,
    /// The house alone may do that.
    NOT_THE_HOUSE,
    /// They have nothing to do with these deals.
    NOTHING_OF_THEIRS;

    /// No law of a game: they are manners of the house.
    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}

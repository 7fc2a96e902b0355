package overtrick.standing.book;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something is not done.
public enum StandingRefusal implements Refusal {
    /// It is so already.
    AS_IT_IS,
    /// Only somebody for themselves, or only the house.
    NOT_YOURS,
    /// Somebody else has said so of the place.
    ANOTHERS_PLACE,
    /// There is no such place, or its name is another.
    NO_PLACE,
    /// A reason is asked for.
    NO_REASON,
    /// A reason of so many letters is not read by anybody.
    REASON_TOO_LONG;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}

package overtrick.cantable.contest;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something may not be done in a contest.
public enum ContestRefusal implements Refusal {
    ANNOUNCED_ALREADY,
    NOT_ANNOUNCED,
    NO_SUCH_PLACE,
    PLACE_TAKEN,
    ENTERED_ALREADY,
    NOT_ENTERED,
    CONTEST_HAS_BEGUN,
    NOT_THE_ORGANISER,
    ROUND_NOT_OVER,
    NO_MORE_ROUNDS;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}

package overtrick.bridge.sitting;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why the next deal is not taken.
public enum SittingRefusal implements Refusal {
    /// The rubber, the chukker or whatever it was has been played out.
    GAME_OVER,
    /// Another dealer or another vulnerability than the score demands.
    NOT_THE_NEXT_DEAL;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}

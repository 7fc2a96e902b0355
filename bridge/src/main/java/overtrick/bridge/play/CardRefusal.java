package overtrick.bridge.play;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a card may not be played.
public enum CardRefusal implements Refusal {
    PLAY_OVER,
    NOT_IN_HAND,
    MUST_FOLLOW_SUIT;

    @Override
    public Optional<String> law() {
        return switch (this) {
            case PLAY_OVER -> Optional.empty();
            case NOT_IN_HAND -> Optional.of("Law 45A");
            case MUST_FOLLOW_SUIT -> Optional.of("Law 44C");
        };
    }
}

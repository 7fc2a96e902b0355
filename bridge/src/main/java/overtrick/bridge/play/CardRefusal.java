package overtrick.bridge.play;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a card may not be played.
public enum CardRefusal implements Refusal {
    PLAY_OVER("Law 44G"),
    NOT_IN_HAND("Law 44B"),
    MUST_FOLLOW_SUIT("Law 44C");

    private final String law;

    CardRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return Optional.of(law);
    }
}

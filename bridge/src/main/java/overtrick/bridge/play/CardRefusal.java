package overtrick.bridge.play;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a card may not be played.
public enum CardRefusal implements Refusal {
    PLAY_OVER(""),
    NOT_IN_HAND("Law 45A"),
    MUST_FOLLOW_SUIT("Law 44C");

    private final String law;

    CardRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return law.isEmpty() ? Optional.empty() : Optional.of(law);
    }
}

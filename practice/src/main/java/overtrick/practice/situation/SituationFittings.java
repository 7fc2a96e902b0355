package overtrick.practice.situation;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of situations bring with them.
public final class SituationFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of(
                "practice.", Bundle.of("practice", SituationFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("practice.css");
    }
}

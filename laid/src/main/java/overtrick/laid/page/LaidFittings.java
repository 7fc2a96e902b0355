package overtrick.laid.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of laid deals bring with them.
public final class LaidFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("laid.", Bundle.of("laid", LaidFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("laid.css");
    }
}

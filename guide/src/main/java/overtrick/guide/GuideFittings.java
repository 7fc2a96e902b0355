package overtrick.guide;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the guides bring with them.
public final class GuideFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("guides.", Bundle.of("guide", GuideFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("guide.css");
    }
}

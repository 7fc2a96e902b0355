package overtrick.law;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the assistant bring with them.
public final class LawFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("law.", Bundle.of("laws", LawFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("law.css");
    }
}

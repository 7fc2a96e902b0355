package overtrick.practice.count;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the counting trainer bring with them.
public final class CountFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("count.", Bundle.of("count", CountFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("count.css");
    }
}

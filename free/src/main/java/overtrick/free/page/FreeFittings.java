package overtrick.free.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of free tables bring with them.
public final class FreeFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("free.", Bundle.of("free", FreeFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("free.css");
    }
}

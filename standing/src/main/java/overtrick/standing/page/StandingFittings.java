package overtrick.standing.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of ratings and people bring with them.
public final class StandingFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("stand.", Bundle.of("standing", StandingFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("standing.css");
    }
}

package overtrick.practice.daily;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the daily practice bring with them.
public final class DailyFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("daily.", Bundle.of("daily", DailyFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("daily.css");
    }
}

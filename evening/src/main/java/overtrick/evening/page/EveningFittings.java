package overtrick.evening.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of events bring with them.
public final class EveningFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("ev.", Bundle.of("evening", EveningFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("evening.css");
    }

    @Override
    public List<String> components(String sheet) {
        return List.of(
                "ground", "start", "console", "desk", "phone", "hall", "results", "papers",
                "matches", "program", "records", "people", "cards", "moves");
    }

    @Override
    public List<String> scripts() {
        return List.of(
                "clock.js",
                "hall.js",
                "padkeys.js",
                "phone.js",
                "result.js",
                "console.js",
                "play.js",
                "movement.js");
    }
}

package overtrick.classroom.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of classes bring with them.
public final class ClassFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("class.", Bundle.of("classroom", ClassFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("classroom.css");
    }
}

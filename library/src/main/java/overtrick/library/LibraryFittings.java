package overtrick.library;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the library bring with them.
public final class LibraryFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("lib.", Bundle.of("library", LibraryFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("library.css", "cardsheet.css");
    }
}

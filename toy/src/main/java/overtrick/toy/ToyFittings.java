package overtrick.toy;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the toy bring with them.
public final class ToyFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        var toy = Bundle.of("toy", ToyFittings.class::getResourceAsStream);
        return Map.of("toy.", toy, "refusal.TOY_", toy);
    }

    @Override
    public List<String> sheets() {
        return List.of("toy.css");
    }
}

package overtrick.social.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of the games among friends bring with them.
public final class SocialFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("social.", Bundle.of("social", SocialFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("social.css");
    }
}

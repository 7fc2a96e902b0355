package overtrick.members.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of members bring with them.
public final class MembersFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("member.", Bundle.of("members", MembersFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("members.css");
    }

    @Override
    public List<String> scripts() {
        return List.of("passkey.js");
    }
}

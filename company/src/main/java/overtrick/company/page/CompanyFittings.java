package overtrick.company.page;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of company bring with them.
public final class CompanyFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("meet.", Bundle.of("company", CompanyFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("company.css");
    }
}

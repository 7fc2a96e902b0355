package overtrick.practice.problem;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of problems bring with them.
public final class ProblemFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of(
                "problem.", Bundle.of("problems", ProblemFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("problem.css");
    }
}

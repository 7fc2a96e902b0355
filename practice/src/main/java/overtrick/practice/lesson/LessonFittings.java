package overtrick.practice.lesson;

import java.util.List;
import java.util.Map;
import overtrick.cards.words.Bundle;
import overtrick.page.Fittings;

/// What the pages of lessons bring with them.
public final class LessonFittings implements Fittings {

    @Override
    public Map<String, Bundle> words() {
        return Map.of("lesson.", Bundle.of("lesson", LessonFittings.class::getResourceAsStream));
    }

    @Override
    public List<String> sheets() {
        return List.of("lesson.css");
    }
}

package overtrick.evening.page.start;

import java.util.List;
import overtrick.page.Words;

/// Names that complete what is being typed.
public record KnownNames(Words words, List<String> names) {

    public KnownNames {
        names = List.copyOf(names);
    }
}

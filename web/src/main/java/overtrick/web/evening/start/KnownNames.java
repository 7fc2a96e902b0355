package overtrick.web.evening.start;

import java.util.List;
import overtrick.web.Words;

/// Names that complete what is being typed.
public record KnownNames(Words words, List<String> names) {

    public KnownNames {
        names = List.copyOf(names);
    }
}

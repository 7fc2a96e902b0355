package overtrick.web.evening.start;

import java.util.Optional;
import overtrick.web.Words;

/// Where somebody enters by his own telephone.
///
/// @param key by which he came
/// @param entered the names under which he has entered already
/// @param open whether one still can
public record EntryPage(
        Words words,
        String code,
        String title,
        String key,
        Optional<String> entered,
        boolean open,
        String notice) {}

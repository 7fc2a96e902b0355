package overtrick.server.brought;

import java.util.List;
import java.util.Map;
import overtrick.page.Words;

/// What was found in files, and what can be done with them.
///
/// @param path of the lot
/// @param events that the visitor directs, by their codes
public record FoundPage(
        Words words, String path, List<FoundPart> parts, Map<String, String> events) {

    public FoundPage {
        parts = List.copyOf(parts);
    }

    /// The address of a file of the lot.
    public String path(FoundPart part) {
        return path + "/" + part.number();
    }
}

package overtrick.evening.page.boxes;

import java.util.List;
import overtrick.page.Words;

/// How an event is scored with boxes, or may be.
///
/// @param fits whether boxes can score it as it is
/// @param notice what has just been done; may be empty
/// @param name that the file gets or has
/// @param path of the file, as the machine with the control program must find it; empty while the
///   event has no boxes
/// @param state in one sentence
/// @param trouble why the file was not read; may be empty
/// @param waiting results that wait for their round, or have no place
/// @param hands whether cards are known that boxes may show
public record BoxesPage(
        Words words,
        String base,
        boolean fits,
        String notice,
        String name,
        String path,
        String state,
        String trouble,
        List<String> waiting,
        boolean hands) {

    public BoxesPage {
        waiting = List.copyOf(waiting);
    }

    /// Whether the file is looked at.
    public boolean begun() {
        return !path.isEmpty();
    }
}

package overtrick.library;

import java.util.List;
import overtrick.page.Words;

/// The shelf: every game of the family, in the order in which they came.
public record LibraryPage(Words words) {

    public List<Story> stories() {
        return List.of(Story.values());
    }

    public List<Exhibit> rooms() {
        return List.of(Exhibit.values());
    }

    public String title(Exhibit room) {
        return words.get("lib.room." + room.code());
    }

    public String line(Exhibit room) {
        return words.get("lib.room." + room.code() + ".lead");
    }

    public String title(Story story) {
        return words.get("lib.title." + story.code());
    }

    public String when(Story story) {
        return words.get("lib.when." + story.code());
    }

    public String line(Story story) {
        return words.get("lib.line." + story.code());
    }
}

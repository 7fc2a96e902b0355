package overtrick.classroom.page.shelf;

import java.util.List;
import java.util.Map;
import overtrick.classroom.Shelf;
import overtrick.classroom.course.Mode;
import overtrick.classroom.material.Turn;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// What a teacher keeps.
///
/// @param folders sets by the names of their folders; those without one under an empty name
/// @param systems that robots can bid the boards by
public record ShelfPage(Words words, Map<String, List<Shelf.Entry>> folders, SystemMenu systems) {

    public List<Mode> modes() {
        return List.of(Mode.values());
    }

    public List<Turn> turns() {
        return List.of(Turn.values());
    }

    public boolean isEmpty() {
        return folders.isEmpty();
    }
}

package overtrick.classroom.page;

import java.util.List;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Filling;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// Where one comes to a class or opens one.
///
/// @param named whether the visitor has said how they are called
/// @param own the classes that they teach or have come to
/// @param systems that a class can play
public record HomePage(Words words, boolean named, List<Classrooms.Entry> own, SystemMenu systems) {

    public HomePage {
        own = List.copyOf(own);
    }

    public List<Filling> fillings() {
        return List.of(Filling.values());
    }
}

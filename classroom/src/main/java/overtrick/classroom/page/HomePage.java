package overtrick.classroom.page;

import java.util.List;
import java.util.Map;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Filling;
import overtrick.page.Words;

/// Where one comes to a class or opens one.
///
/// @param named whether the visitor has said how they are called
/// @param own the classes that they teach or have come to
/// @param systems that a class can play, by their names
public record HomePage(
        Words words, boolean named, List<Classrooms.Entry> own, Map<String, String> systems) {

    public HomePage {
        own = List.copyOf(own);
    }

    public List<Filling> fillings() {
        return List.of(Filling.values());
    }
}

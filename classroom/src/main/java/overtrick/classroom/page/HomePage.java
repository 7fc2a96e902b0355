package overtrick.classroom.page;

import java.util.List;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Filling;
import overtrick.classroom.course.Mode;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;

/// Where one comes to a class or opens one.
///
/// @param named whether the visitor has said how they are called
/// @param own the classes that they teach or have come to
/// @param systems that a class can play
/// @param situation that is to be practised with a partner; empty: any
/// @param system that is proposed
public record HomePage(
        Words words,
        boolean named,
        List<Classrooms.Entry> own,
        SystemMenu systems,
        String situation,
        String system) {

    public HomePage {
        own = List.copyOf(own);
    }

    public List<Filling> fillings() {
        return Filling.TAUGHT;
    }

    /// What partners may do with the deals.
    public List<Mode> modes() {
        return List.of(Mode.BID, Mode.BOTH);
    }
}

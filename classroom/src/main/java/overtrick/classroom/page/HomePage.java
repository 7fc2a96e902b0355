package overtrick.classroom.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Filling;
import overtrick.classroom.course.Mode;
import overtrick.page.Words;
import overtrick.systems.sheet.SystemMenu;
import overtrick.teaching.situation.Situation;
import overtrick.teaching.situation.Situations;

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

    /// Situations by the names of their groups.
    public Map<String, List<Situation>> situations() {
        var groups = new LinkedHashMap<String, List<Situation>>();
        for (var one : Situations.all()) {
            groups.computeIfAbsent(
                            Situations.groupName(one.group(), words.locale()),
                            _ -> new ArrayList<>())
                    .add(one);
        }
        return groups;
    }

    public String name(Situation one) {
        return Situations.name(one, words.locale());
    }

    /// What partners may do with the deals.
    public List<Mode> modes() {
        return List.of(Mode.BID, Mode.BOTH);
    }
}

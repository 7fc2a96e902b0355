package overtrick.classroom.page.lead;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.classroom.course.Mode;
import overtrick.classroom.material.Turn;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// The page of a teacher.
///
/// @param number of the last event that it shows
/// @param kept the sets on the teacher's shelf, by their numbers
/// @param picture of the link by which students come; empty where no other device finds the club
public record TeacherPage(
        Words words,
        String code,
        String name,
        long number,
        LeadScene.Parts parts,
        Map<Long, String> kept,
        Optional<QrPicture> picture) {

    public String path() {
        return "/class/" + code;
    }

    public List<Mode> modes() {
        return List.of(Mode.values());
    }

    public List<Turn> turns() {
        return List.of(Turn.values());
    }

    /// The numbers of tables to which one can speak.
    public List<Integer> tables() {
        return parts.tables().cards().stream().map(TableCard::number).toList();
    }
}

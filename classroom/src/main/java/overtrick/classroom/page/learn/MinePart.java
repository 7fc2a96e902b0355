package overtrick.classroom.page.learn;

import java.util.List;
import java.util.Optional;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseView;
import overtrick.house.codes.TournamentId;
import overtrick.page.Words;

/// Where a student finds their table.
///
/// @param place where they sit, such as `2S`; empty while they wait
/// @param table the code of their table; empty until it stands
/// @param board which of the boards lies on the tables, from 1; 0 before a set is loaded
/// @param waits why the table waits, in words; empty while it does not
/// @param partner who sits opposite where two practise together; empty while nobody does
/// @param taught whether there is a teacher
/// @param raised whether they have raised a hand
/// @param until by when a homework is to be done; empty in a class that is led
/// @param leads whether the page goes on to the table by itself
public record MinePart(
        Words words,
        String path,
        boolean over,
        String place,
        Optional<String> table,
        int board,
        int boards,
        String waits,
        String partner,
        boolean taught,
        boolean raised,
        String until,
        List<Course.Word> told,
        boolean leads) {

    public MinePart {
        told = List.copyOf(told);
    }

    static MinePart of(TournamentId code, CourseView view, boolean leads, Words words) {
        var own = view.own().orElseThrow();
        return new MinePart(
                words,
                "/class/" + code.code(),
                view.over(),
                own.place()
                        .map(at -> words.get("class.place", at.desk(), words.name(at.seat())))
                        .orElse(""),
                view.over() ? Optional.empty() : own.table().map(table -> table.code()),
                view.board(),
                view.boards(),
                BarPart.waits(view, words),
                own.partner().map(name -> words.get("class.together.here", name)).orElse(""),
                !view.isTogether(),
                own.student().raised(),
                view.setting()
                        .flatMap(one -> one.until())
                        .map(end -> words.get("class.until.day", words.day(end.minusSeconds(1))))
                        .orElse(""),
                view.told(),
                leads);
    }
}

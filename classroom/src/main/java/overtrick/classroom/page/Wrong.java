package overtrick.classroom.page;

import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Student;
import overtrick.classroom.judge.Judged;
import overtrick.house.table.PersonId;
import overtrick.page.Words;

/// A call that the system does not have for the hand, with the row that was due.
///
/// @param place of the call in the auction, from 0
/// @param name of the student
/// @param meaning what the call that was due shows
/// @param shows what the call shows that was made
public record Wrong(int place, String name, Call call, Call due, String meaning, String shows) {

    public static List<Wrong> of(Course course, List<Judged> judged, Words words) {
        return judged.stream()
                .filter(one -> !one.isRight())
                .map(one ->
                        new Wrong(
                                one.place(),
                                name(course, one.student()),
                                one.call(),
                                one.due().call(),
                                words.shows(one.due()),
                                words.shows(one.shows())))
                .toList();
    }

    /// How somebody of the class is called.
    public static String name(Course course, PersonId person) {
        return course.student(person).map(Student::person).map(one -> one.name()).orElse("");
    }
}

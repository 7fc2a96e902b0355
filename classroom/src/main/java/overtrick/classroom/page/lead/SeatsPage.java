package overtrick.classroom.page.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Place;
import overtrick.classroom.course.Student;
import overtrick.page.Words;

/// Where a teacher moves people: first a tap on somebody, then one on a chair.
public record SeatsPage(
        Words words, String path, String title, List<Student> students, List<List<Chair>> desks) {

    public SeatsPage {
        students = List.copyOf(students);
        desks = List.copyOf(desks);
    }

    /// A chair.
    ///
    /// @param name of who sits there; empty for a robot
    public record Chair(Place place, String name) {

        public String text() {
            return place.desk() + "" + place.seat().letter();
        }
    }

    static SeatsPage of(String path, Course course, Words words) {
        int last = course.taken().stream().mapToInt(desk -> desk).max().orElse(0);
        var desks = new ArrayList<List<Chair>>();
        for (int desk = 1; desk <= Math.min(last + 1, Place.MOST_DESKS); desk++) {
            var chairs = new ArrayList<Chair>();
            for (var seat : Seat.values()) {
                var place = new Place(desk, seat);
                String name = course.at(place).map(one -> one.person().name()).orElse("");
                chairs.add(new Chair(place, name));
            }
            desks.add(chairs);
        }
        String title = course.opened().orElseThrow().setting().name();
        return new SeatsPage(words, path, title, course.present(), desks);
    }

    /// Where somebody sits, as `2S`; a dash for who waits.
    public String place(Student student) {
        return student.place().map(at -> at.desk() + "" + at.seat().letter()).orElse("–");
    }

    /// The place that a text such as `2S` names.
    static Optional<Place> parse(String text) {
        return text.matches("\\d{1,2}[NESW]")
                        && Integer.parseInt(text.substring(0, text.length() - 1))
                                <= Place.MOST_DESKS
                        && !text.startsWith("0")
                ? Optional.of(
                        new Place(
                                Integer.parseInt(text.substring(0, text.length() - 1)),
                                Seat.parse(text.substring(text.length() - 1))))
                : Optional.empty();
    }
}

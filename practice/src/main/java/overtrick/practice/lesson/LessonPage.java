package overtrick.practice.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.formats.Diagnostic;
import overtrick.formats.TextEncoding;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.LessonWriter;
import overtrick.teaching.lesson.OwnLessons;

/// The page of one lesson: its boards, and how far the visitor is.
///
/// @param boards what is done of them
/// @param start where the visitor begins or goes on
/// @param isOwner whether the visitor brought it
/// @param isShown whether the club sees what somebody brought
/// @param next the lesson after it in its course
public record LessonPage(
        Words words,
        LessonPlace place,
        Lesson lesson,
        List<Line> boards,
        String start,
        boolean isBegun,
        boolean isDone,
        boolean isOwner,
        boolean isShown,
        Optional<String> next) {

    /// Remarks that are told; of more only their number.
    private static final int REMARKS = 60;

    /// A board in the list.
    ///
    /// @param title its number, with its name where it has one of its own
    public record Line(int number, String title, String href, boolean isDone) {}

    static LessonPage of(Visit visit, Shelved shelved) {
        var words = visit.words();
        var lesson = shelved.lesson();
        var place = shelved.place();
        var progress = Progress.of(visit);
        var at = progress.at(place);
        var lines = new ArrayList<Line>();
        for (var board : lesson.boards()) {
            int number = lines.size() + 1;
            String title = words.get("lesson.board", number);
            String name = board.tag("Title");
            lines.add(
                    new Line(
                            number,
                            name.isBlank() ? title : title + ": " + name,
                            place.path(number, 1),
                            at.isDone(number)));
        }
        int count = lines.size();
        return new LessonPage(
                words,
                place,
                lesson,
                lines,
                start(place, lesson, at),
                progress.knows(place) && at.doneOf(count) < count,
                count > 0 && at.doneOf(count) == count,
                shelved.isOf(visit.person().map(person -> person.id())),
                shelved.brought().filter(one -> one.shown()).isPresent(),
                next(place));
    }

    private static String start(LessonPlace place, Lesson lesson, Progress.Place at) {
        int count = lesson.boards().size();
        int board = Math.clamp(at.board(), 1, Math.max(1, count));
        int steps = count == 0 ? 1 : lesson.boards().get(board - 1).steps().size();
        return place.path(board, Math.clamp(at.step(), 1, steps));
    }

    private static Optional<String> next(LessonPlace place) {
        return course(place)
                .flatMap(course -> {
                    int at = course.names().indexOf(place.name());
                    return at + 1 < course.names().size()
                            ? Optional.of(
                                    new LessonPlace(Shelf.OWN, course.names().get(at + 1)).path())
                            : Optional.empty();
                });
    }

    private static Optional<OwnLessons.Course> course(LessonPlace place) {
        return place.shelf() == Shelf.OWN
                ? Stream.of(OwnLessons.Course.values())
                        .filter(course -> course.names().contains(place.name()))
                        .findFirst()
                : Optional.empty();
    }

    public String title() {
        return lesson.title();
    }

    /// What the file says of itself besides: its category and how hard it is. A course of the house
    /// is called as in the list of lessons.
    public List<String> facts() {
        var facts = new ArrayList<String>();
        course(place).ifPresent(course -> facts.add(words.get("lesson.course." + course)));
        for (var tag :
                facts.isEmpty() ? List.of("Category", "Difficulty") : List.of("Difficulty")) {
            String value = lesson.tag(tag);
            if (!value.isBlank()) {
                facts.add(value);
            }
        }
        facts.add(words.count("lesson.boards", lesson.boards().size()));
        facts.add(words.count("lesson.questions", lesson.questions()));
        return facts;
    }

    /// What was not understood of the file.
    public List<Diagnostic> remarks() {
        return place.shelf() == Shelf.OWN
                ? List.of()
                : lesson.remarks().subList(0, Math.min(REMARKS, lesson.remarks().size()));
    }

    /// The lesson as a file, for whoever changes a copy of it; empty when it is too long for that.
    public String file() {
        String text = TextEncoding.text(LessonWriter.write(lesson));
        return text.length() > WritePage.LONGEST ? "" : text.replace("\r\n", "\n");
    }

    /// How many remarks there are in all.
    public int remarkCount() {
        return lesson.remarks().size();
    }
}

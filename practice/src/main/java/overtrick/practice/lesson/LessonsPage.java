package overtrick.practice.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.practice.shelf.LessonFolder;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.OwnLessons;

/// The shelves of lessons.
///
/// @param courses the house's own
/// @param folders of the club
/// @param mine what the visitor brought
/// @param shown what others show to the club
/// @param goOn the lesson that was left last, or the first of all; empty when all are done
/// @param wrong why files were not taken
public record LessonsPage(
        Words words,
        List<Group> courses,
        List<Group> folders,
        List<Item> mine,
        List<Item> shown,
        Optional<Item> goOn,
        String wrong) {

    /// Lessons that stand together.
    public record Group(String title, String lead, List<Item> items) {}

    /// A lesson in a list.
    ///
    /// @param number in its course; 0 outside of one
    /// @param lead what it is about; may be empty
    /// @param note how far the visitor is, or whether the club sees it; may be empty
    /// @param isDone whether all its boards are done
    public record Item(
            int number, String title, String lead, String href, String note, boolean isDone) {}

    static LessonsPage of(Visit visit, LessonShelves shelves, String wrong) {
        var words = visit.words();
        var progress = Progress.of(visit);
        var person = visit.person().map(one -> one.id());
        var courses =
                List.of(OwnLessons.Course.values()).stream()
                        .map(course -> course(course, words, progress))
                        .toList();
        var mine =
                person.map(shelves.folder()::of).orElse(List.of()).stream()
                        .map(one -> item(one, words, true))
                        .toList();
        var shown =
                shelves.folder().shown().stream()
                        .filter(one -> person.stream().noneMatch(one.owner()::equals))
                        .map(one -> item(one, words, false))
                        .toList();
        return new LessonsPage(
                words,
                courses,
                folders(shelves, words),
                mine,
                shown,
                goOn(courses, progress),
                wrong);
    }

    private static Group course(OwnLessons.Course course, Words words, Progress progress) {
        var items = new ArrayList<Item>();
        for (var name : course.names()) {
            var place = new LessonPlace(Shelf.OWN, name);
            var lesson = OwnLessons.of(name, words.locale());
            items.add(item(items.size() + 1, place, lesson, words, progress));
        }
        String key = "lesson.course." + course.name();
        return new Group(words.get(key), words.get(key + ".lead"), items);
    }

    private static Item item(
            int number, LessonPlace place, Lesson lesson, Words words, Progress progress) {
        int boards = lesson.boards().size();
        int done = progress.at(place).doneOf(boards);
        String note =
                done == boards
                        ? words.get("lesson.done")
                        : progress.knows(place)
                                ? words.get("lesson.so.far", done, boards)
                                : words.count("lesson.boards", boards);
        return new Item(
                number, lesson.title(), lesson.tag("Summary"), place.path(), note, done == boards);
    }

    private static Item item(LessonFolder.Brought file, Words words, boolean mine) {
        String note = mine ? words.get(file.shown() ? "lesson.shown" : "lesson.yours") : "";
        var place = new LessonPlace(Shelf.FILE, file.name());
        return new Item(0, file.file(), "", place.path(), note, false);
    }

    private static List<Group> folders(LessonShelves shelves, Words words) {
        var groups = new LinkedHashMap<String, List<Item>>();
        for (var file : shelves.folder().ofClub()) {
            var place = new LessonPlace(Shelf.CLUB, file.name());
            groups.computeIfAbsent(file.folder(), _ -> new ArrayList<>())
                    .add(new Item(0, file.file(), "", place.path(), "", false));
        }
        return groups.entrySet().stream()
                .map(one ->
                        new Group(
                                one.getKey().isEmpty()
                                        ? words.get("lesson.club")
                                        : one.getKey().replace('\\', '/'),
                                "",
                                one.getValue()))
                .toList();
    }

    /// The lesson of the house that was touched last and is not done; before any was, the first.
    private static Optional<Item> goOn(List<Group> courses, Progress progress) {
        var open =
                courses.stream()
                        .flatMap(course -> course.items().stream())
                        .filter(item -> !item.isDone())
                        .toList();
        var latest = new ArrayList<>(progress.places().keySet()).reversed();
        return latest.stream()
                .map(key -> "/lessons/" + key.replace('.', '/'))
                .flatMap(href -> open.stream().filter(item -> item.href().equals(href)))
                .findFirst()
                .or(() -> open.stream().findFirst());
    }
}

package overtrick.practice.lesson;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.house.table.PersonId;
import overtrick.practice.shelf.LessonFolder;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.LessonReader;
import overtrick.teaching.lesson.OwnLessons;

/// All shelves, and the lessons that were read lately.
final class LessonShelves {

    private static final int KEPT = 64;

    private final LessonFolder folder;
    private final Map<Path, Lesson> read = new LinkedHashMap<>(KEPT, 0.75f, true);

    LessonShelves(LessonFolder folder) {
        this.folder = folder;
    }

    LessonFolder folder() {
        return folder;
    }

    /// The lesson at a place, as far as somebody may see it.
    Optional<Shelved> find(LessonPlace place, Optional<PersonId> person, Locale language) {
        return switch (place.shelf()) {
            case OWN ->
                    OwnLessons.has(place.name())
                            ? Optional.of(
                                    new Shelved(
                                            place,
                                            OwnLessons.of(place.name(), language),
                                            Optional.empty()))
                            : Optional.empty();
            case CLUB ->
                    folder.ofClub().stream()
                            .filter(one -> one.name().equals(place.name()))
                            .findFirst()
                            .flatMap(one -> lesson(one.path(), one.file()))
                            .map(lesson -> new Shelved(place, lesson, Optional.empty()));
            case FILE ->
                    folder.find(place.name())
                            .filter(one ->
                                    one.shown() || person.stream().anyMatch(one.owner()::equals))
                            .flatMap(one ->
                                    lesson(one.path(), one.file())
                                            .map(lesson ->
                                                    new Shelved(place, lesson, Optional.of(one))));
        };
    }

    private synchronized Optional<Lesson> lesson(Path path, String name) {
        var known = Optional.ofNullable(read.get(path));
        if (known.isPresent()) {
            return known;
        }
        var lesson = LessonFolder.bytes(path).map(bytes -> LessonReader.read(bytes, name));
        lesson.ifPresent(one -> {
            read.put(path, one);
            if (read.size() > KEPT) {
                read.remove(read.keySet().iterator().next());
            }
        });
        return lesson;
    }
}

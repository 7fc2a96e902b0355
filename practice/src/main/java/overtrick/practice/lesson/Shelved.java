package overtrick.practice.lesson;

import java.util.Optional;
import overtrick.house.table.PersonId;
import overtrick.practice.shelf.LessonFolder;
import overtrick.teaching.lesson.Lesson;

/// A lesson on its shelf.
///
/// @param brought the file it is, when somebody brought it
record Shelved(LessonPlace place, Lesson lesson, Optional<LessonFolder.Brought> brought) {

    boolean isOf(Optional<PersonId> person) {
        return brought.map(LessonFolder.Brought::owner)
                .filter(person.stream().toList()::contains)
                .isPresent();
    }
}

package overtrick.cantable.page.learn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.can.score.DealClass;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.teaching.can.CanCourse;
import overtrick.teaching.can.Task;
import overtrick.teaching.can.Task.Move;
import overtrick.teaching.can.Task.Question;

/// One task of the course: the position or the answers, what is asked, and what came of the answer.
///
/// @param answer what was said to the last answer
/// @param solved whether it was what was asked for
/// @param done the numbers of the tasks solved so far
public record LessonPage(
        Speech speech, Task task, Optional<String> answer, boolean solved, Set<Integer> done) {

    public String key() {
        return "lesson." + task.key();
    }

    public int number() {
        return CanCourse.number(task);
    }

    public String chapter() {
        return speech.get("lesson." + task.chapter().key());
    }

    /// The numbers of the chapter's tasks.
    public List<Integer> numbers() {
        return CanCourse.tasks(task.chapter()).stream().map(CanCourse::number).toList();
    }

    /// The position, where something is to be done.
    public Optional<Scene> scene() {
        return task.asked() instanceof Move(var position, _)
                ? Optional.of(new Scene(speech, position.view(Task.SEAT)))
                : Optional.empty();
    }

    public List<String> answers() {
        return task.asked() instanceof Question question ? question.answers() : List.of();
    }

    /// An answer in words.
    public String told(String name) {
        if (!(task.asked() instanceof Question question)) {
            return name;
        }
        return switch (question.kind()) {
            case RESULT -> speech.of(DealClass.valueOf(name));
            case SEAT -> speech.name(Seat.valueOf(name));
            case POINTS -> name;
            case WORDS -> speech.get("answer." + name);
        };
    }

    public String next() {
        return number() < CanCourse.tasks().size()
                ? "/can/learn/" + (number() + 1)
                : "/can/learn/deals/1";
    }
}

package overtrick.law;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import overtrick.laws.training.Course;
import overtrick.laws.training.Stories;
import overtrick.laws.training.TrainingCase;
import overtrick.page.Words;

/// All cases of the training by their levels, with what has been solved.
public record CoursePage(Progress progress, Words words) {

    public List<Integer> levels() {
        return IntStream.rangeClosed(1, Course.LEVELS).boxed().toList();
    }

    public List<TrainingCase> cases(int level) {
        return Course.level(level);
    }

    public String name(TrainingCase one) {
        return Stories.in(words.locale()).title(one);
    }

    public int count() {
        return Course.cases().size();
    }

    public int solved() {
        return solved(Course.cases());
    }

    public int solved(int level) {
        return solved(cases(level));
    }

    private int solved(List<TrainingCase> cases) {
        return (int) cases.stream().filter(one -> progress.isSolved(one.number())).count();
    }

    /// How a case was solved at best; empty when it has not been.
    public String mark(TrainingCase one) {
        if (!progress.isSolved(one.number())) {
            return "";
        }
        int mistakes = progress.mistakes(one.number());
        return mistakes == 0
                ? words.get("law.training.clean")
                : words.count("law.training.mistakes", mistakes);
    }

    /// Where to go on; empty when all is solved.
    public OptionalInt next() {
        return progress.next(0);
    }

    /// The level that lies open: where there is something to go on with.
    public boolean isOpen(int level) {
        int number = next().orElse(1);
        return cases(level).stream().anyMatch(one -> one.number() == number);
    }
}

package overtrick.laws.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// All cases of the training, the easy ones first.
public final class Course {

    public static final int LEVELS = 6;

    private static final List<TrainingCase> CASES = CaseReader.read(file());

    private Course() {}

    private static String file() {
        try (var stream = Course.class.getResourceAsStream("cases.txt")) {
            if (stream == null) {
                throw new IllegalStateException("the program lacks its file cases.txt");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// All cases in the order of their numbers.
    public static List<TrainingCase> cases() {
        return CASES;
    }

    /// The cases of one level, 1 to [#LEVELS].
    public static List<TrainingCase> level(int level) {
        return CASES.stream().filter(one -> one.level() == level).toList();
    }

    /// Finds a case by its number; empty when there is none.
    public static Optional<TrainingCase> find(int number) {
        return CASES.stream().filter(one -> one.number() == number).findFirst();
    }
}

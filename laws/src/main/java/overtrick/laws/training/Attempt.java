package overtrick.laws.training;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.FormatException;

/// A case as somebody goes through it: everything they have picked, right and wrong.
public final class Attempt {

    private static final int LONGEST = 400;

    private final TrainingCase given;
    private final List<Integer> picks;
    private final List<Tried> tried;
    private final boolean isSolved;

    /// A task that has been reached.
    ///
    /// @param wrong the wrong answers picked, in their order
    public record Tried(Task task, List<Integer> wrong) {
        public Tried {
            wrong = List.copyOf(wrong);
        }

        Tried with(int pick) {
            return wrong.contains(pick)
                    ? this
                    : new Tried(task, Stream.concat(wrong.stream(), Stream.of(pick)).toList());
        }
    }

    /// How much of one aspect was right at the first try.
    public record Mark(int right, int asked) {
        Mark and(boolean isRight) {
            return new Mark(isRight ? right + 1 : right, asked + 1);
        }
    }

    private Attempt(TrainingCase given, List<Integer> picks) {
        this.given = given;
        this.picks = List.copyOf(picks);
        var tasks = Exercise.of(given);
        var reached = new ArrayList<Tried>();
        reached.add(new Tried(tasks.getFirst(), List.of()));
        boolean solved = false;
        for (int pick : picks) {
            var now = reached.getLast();
            if (solved || pick < 0 || pick >= now.task().size()) {
                throw new FormatException("case %d has no such answer".formatted(given.number()));
            }
            if (pick != now.task().right()) {
                reached.set(reached.size() - 1, now.with(pick));
            } else if (reached.size() == tasks.size()) {
                solved = true;
            } else {
                reached.add(new Tried(tasks.get(reached.size()), List.of()));
            }
        }
        this.tried = List.copyOf(reached);
        this.isSolved = solved;
    }

    /// An attempt before the first answer.
    public static Attempt start(TrainingCase given) {
        return new Attempt(given, List.of());
    }

    /// Reads what [#text] has written.
    ///
    /// @throws FormatException if these are no answers to this case
    public static Attempt parse(TrainingCase given, String text) {
        if (text.length() > LONGEST || !text.matches("(\\d{1,2}(\\.\\d{1,2})*)?")) {
            throw new FormatException("picks are like 0.2.1, not " + text);
        }
        var picks =
                Stream.of(text.split("\\."))
                        .filter(pick -> !pick.isEmpty())
                        .map(Integer::valueOf)
                        .toList();
        return new Attempt(given, picks);
    }

    /// The attempt with one more answer picked.
    ///
    /// @throws FormatException if there is no such answer
    public Attempt with(int pick) {
        return new Attempt(given, Stream.concat(picks.stream(), Stream.of(pick)).toList());
    }

    /// All picks, such as `0.2.1`.
    public String text() {
        return picks.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    /// The case that is attempted.
    public TrainingCase given() {
        return given;
    }

    /// The tasks reached so far; the last is open until the case is solved.
    public List<Tried> tried() {
        return tried;
    }

    /// What is asked now.
    public Optional<Tried> open() {
        return isSolved ? Optional.empty() : Optional.of(tried.getLast());
    }

    /// Whether the last task has been answered rightly.
    public boolean isSolved() {
        return isSolved;
    }

    /// How many tasks the case has.
    public int tasks() {
        return Exercise.of(given).size();
    }

    /// Whether the last pick was wrong.
    public boolean isWrong() {
        return !isSolved && !tried.getLast().wrong().isEmpty();
    }

    /// How many wrong answers have been picked, each counted once.
    public int mistakes() {
        return tried.stream().mapToInt(one -> one.wrong().size()).sum();
    }

    /// The marks of a solved case, for the aspects that it has.
    public Map<Aspect, Mark> marks() {
        var marks = new EnumMap<Aspect, Mark>(Aspect.class);
        for (var one : tried) {
            var mark = marks.getOrDefault(one.task().aspect(), new Mark(0, 0));
            marks.put(one.task().aspect(), mark.and(one.wrong().isEmpty()));
        }
        return marks;
    }
}

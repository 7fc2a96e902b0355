package overtrick.teaching.can;

import java.util.List;
import java.util.function.Predicate;
import overtrick.can.act.CanCommand;
import overtrick.cards.Seat;

/// One small thing to do or to answer, by whoever sits South.
///
/// @param name unique in its chapter
public record Task(Chapter chapter, String name, Asked asked) {

    /// The seat of the learner.
    public static final Seat SEAT = Seat.SOUTH;

    /// What is asked.
    public sealed interface Asked {}

    /// One thing is to be done in a position.
    ///
    /// @param good what is asked for, among all that is lawful
    public record Move(Position position, Predicate<CanCommand> good) implements Asked {}

    /// One of some answers is right.
    ///
    /// @param kind how the answers are told
    /// @param answers two or more, as names of their kind
    /// @param right one of them
    public record Question(Kind kind, List<String> answers, String right) implements Asked {

        public Question {
            answers = List.copyOf(answers);
            if (answers.size() < 2 || !answers.contains(right)) {
                throw new IllegalArgumentException(
                        "answers are not two or more with the right one among them: %s of %s"
                                .formatted(right, answers));
            }
        }
    }

    /// What answers are names of.
    public enum Kind {
        /// What a deal comes to, by [overtrick.can.score.DealClass].
        RESULT,
        /// A chair.
        SEAT,
        /// A number of points.
        POINTS,
        /// A sentence of its own.
        WORDS
    }

    /// The keys of its sentences begin so, such as `wins.last-trick`.
    public String key() {
        return chapter.key() + "." + name;
    }
}

package overtrick.practice.count;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.Mark;

/// A task of either game, in the words of the viewer.
public interface Shown {

    /// A suit of a hand.
    ///
    /// @param css the letter of the suit, for its colour
    record SuitLine(String sign, String css, String name, String ranks) {}

    /// A hand.
    ///
    /// @param place top, left, right or bottom
    record Hand(String place, String name, List<SuitLine> suits) {}

    /// A card of a trick.
    ///
    /// @param drawing where its face is drawn
    record Laid(String place, String seat, String name, String css, String drawing, boolean wins) {}

    /// An answer to choose.
    ///
    /// @param css the letter of a suit, for its colour; empty for none
    record Option(String value, String label, String css) {}

    /// A field with choices of its own, such as a suit.
    record Field(String name, String sign, String css, String label) {}

    /// How one answers.
    enum Form {
        /// By one of the options.
        ONE,
        /// By one option in each field.
        FIELDS,
        /// By any of the options.
        SOME
    }

    /// What is asked.
    record Ask(String question, Form form, List<Option> options, List<Field> fields) {}

    /// What must be known before the first card.
    List<String> about();

    /// How many tricks are shown.
    int after();

    /// The hands that are seen after so many tricks.
    List<Hand> hands(int tricks);

    /// All hands as they were dealt; empty where they are not shown.
    List<Hand> dealt();

    /// A trick, from 1, in the order in which it was played.
    List<Laid> trick(int number);

    Ask ask();

    /// Reads an answer out of what was sent.
    String answer(Map<String, String> sent);

    boolean allows(String answer);

    Mark mark(String answer);

    /// What is right.
    String right();

    /// An answer as it is said.
    String say(String answer);

    /// How it is known, step by step.
    List<String> clues();

    /// Said where somebody was right by luck.
    Optional<String> luck();

    Exercise exercise();
}

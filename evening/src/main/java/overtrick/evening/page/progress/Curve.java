package overtrick.evening.page.progress;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;

/// Numbers that grow from step to step, as a picture and as a table: totals from round to round, or
/// what a match stands at from board to board. Both show these values and no others.
///
/// @param caption whose they are; empty where there is one list
/// @param told what the picture shows, for those who do not see it
/// @param unit what is counted
/// @param step what a step is called, as the head of a column
/// @param steps such as rounds
public record Curve(
        Words words,
        String caption,
        String told,
        String unit,
        String step,
        List<Integer> steps,
        List<Line> lines) {

    public Curve {
        steps = List.copyOf(steps);
        lines = List.copyOf(lines);
    }

    /// What somebody had after each step.
    ///
    /// @param path of their own page; empty where there is none
    /// @param values empty before their first board
    public record Line(String path, String name, List<Optional<Value>> values) {
        public Line {
            values = List.copyOf(values);
        }

        /// What they had in the end; empty where they never had anything.
        public Optional<Value> last() {
            return values.reversed().stream().flatMap(Optional::stream).findFirst();
        }
    }

    /// A number.
    ///
    /// @param text as people read it
    public record Value(Fraction exact, String text) {}

    /// Values as they are written.
    public static List<Optional<Value>> values(
            List<Optional<Fraction>> numbers, Function<Fraction, String> written) {
        return numbers.stream()
                .map(one -> one.map(value -> new Value(value, written.apply(value))))
                .toList();
    }

    /// How a line is named beside its end: what it came to, and who it is.
    public String named(Line line) {
        return line.last().map(value -> value.text() + " · " + line.name()).orElse(line.name());
    }

    /// Where everything lies in the picture.
    public CurveDrawing drawn() {
        return CurveDrawing.of(this);
    }
}

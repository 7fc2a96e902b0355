package overtrick.bridgetable.page.curve;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.formats.results.CsvCell;
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
/// @param files the address of its files without their ending; empty where there are none
public record Curve(
        Words words,
        String caption,
        String told,
        String unit,
        String step,
        List<Integer> steps,
        List<Line> lines,
        String files) {

    /// A curve without files of its own.
    public Curve(
            Words words,
            String caption,
            String told,
            String unit,
            String step,
            List<Integer> steps,
            List<Line> lines) {
        this(words, caption, told, unit, step, steps, lines, "");
    }

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

    /// The same curve, whose numbers and picture can be taken away.
    ///
    /// @param address to which `.csv` and `.svg` are added, and what is asked
    public Curve at(String address) {
        return new Curve(words, caption, told, unit, step, steps, lines, address);
    }

    /// The address of a file.
    ///
    /// @param ending `csv` or `svg`
    public String file(String ending) {
        int asked = files.indexOf('?');
        return asked < 0
                ? files + "." + ending
                : files.substring(0, asked) + "." + ending + files.substring(asked);
    }

    /// Its numbers for a spreadsheet (RFC 4180): a row for each step and a column for each line.
    public String csv() {
        var heads = new ArrayList<>(List.of(step));
        lines.forEach(line -> heads.add(line.name()));
        var csv = new StringBuilder(CsvCell.row(heads));
        for (int at = 0; at < steps.size(); at++) {
            var cells = new ArrayList<>(List.of(String.valueOf(steps.get(at))));
            for (var line : lines) {
                cells.add(line.values().get(at).map(value -> plain(value.exact())).orElse(""));
            }
            csv.append(CsvCell.row(cells));
        }
        return csv.toString();
    }

    /// With a point, whatever the language: programs read it.
    public static String plain(Fraction value) {
        return value.rounded(4, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }

    /// The picture as a file.
    public String svg() {
        var drawn = drawn();
        var texts = new ArrayList<Picture.Text>();
        texts.add(new Picture.Text(40, drawn.highest().at() + 4, "end", drawn.highest().text()));
        if (drawn.lowest().at() != drawn.highest().at()) {
            texts.add(new Picture.Text(40, drawn.lowest().at() + 4, "end", drawn.lowest().text()));
        }
        drawn.ticks()
                .forEach(tick ->
                        texts.add(
                                new Picture.Text(
                                        tick.at(), drawn.height() - 4, "middle", tick.text())));
        drawn.names()
                .forEach(name ->
                        texts.add(
                                new Picture.Text(
                                        drawn.end() + 12, name.at(), "start", name.text())));
        return new Picture(
                        drawn.width(),
                        drawn.height(),
                        (told + " " + caption).strip(),
                        List.of("M44 %dH%d".formatted(drawn.zero(), drawn.end())),
                        drawn.strokes(),
                        texts)
                .svg();
    }
}

package overtrick.bridgetable.page.curve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.scoring.reckoning.Fraction;

/// A curve as it is drawn.
///
/// @param highest of all values, or 0
/// @param lowest of all values, or 0
/// @param zero where nothing lies
/// @param ticks the steps that are named: not all are where they lie close together
/// @param names beneath each other, also of those who tie
public record CurveDrawing(
        int width,
        int height,
        int end,
        Tick highest,
        Tick lowest,
        int zero,
        List<Tick> ticks,
        List<Stroke> strokes,
        List<Tick> names) {

    private static final int LEFT = 52;
    private static final int TOP = 24;
    private static final int LETTER = 8;
    private static final int ROW = 18;
    private static final int LOWEST = 150;

    /// How wide a picture is without its names, where it has many steps.
    private static final int WIDE = 480;

    private static final int WIDEST_STEP = 60;
    private static final int TICKS = 12;
    private static final int KINDS = 6;

    public CurveDrawing {
        ticks = List.copyOf(ticks);
        strokes = List.copyOf(strokes);
        names = List.copyOf(names);
    }

    /// A text at its place along the picture, or down it.
    public record Tick(int at, String text) {}

    /// A line.
    ///
    /// @param kind which of the six kinds of stroke it has
    /// @param points such as `52,36 112,54`
    public record Stroke(int kind, String points) {}

    static CurveDrawing of(Curve curve) {
        var zero = new Curve.Value(Fraction.ZERO, "0");
        var order = Comparator.comparing(Curve.Value::exact);
        var all =
                curve.lines().stream()
                        .flatMap(line -> line.values().stream())
                        .flatMap(Optional::stream)
                        .toList();
        var top = all.stream().max(order).filter(one -> one.exact().signum() > 0).orElse(zero);
        var bottom = all.stream().min(order).filter(one -> one.exact().signum() < 0).orElse(zero);
        var scale =
                new Scale(
                        top.exact(),
                        bottom.exact(),
                        Math.max(LOWEST, ROW * (curve.lines().size() + 2)),
                        Math.min(WIDEST_STEP, WIDE / Math.max(1, curve.steps().size() - 1)));
        int end = scale.x(curve.steps().size() - 1);
        int longest =
                curve.lines().stream().mapToInt(one -> curve.named(one).length()).max().orElse(0);
        return new CurveDrawing(
                end + ROW + LETTER * (longest + 1),
                scale.height() + ROW,
                end,
                new Tick(scale.y(top.exact()), top.text()),
                new Tick(scale.y(bottom.exact()), bottom.text()),
                scale.y(Fraction.ZERO),
                ticks(curve, scale),
                IntStream.range(0, curve.lines().size())
                        .mapToObj(
                                at -> new Stroke(at % KINDS, points(curve.lines().get(at), scale)))
                        .toList(),
                names(curve, scale));
    }

    /// How values become places.
    private record Scale(Fraction highest, Fraction lowest, int height, int step) {

        int x(int at) {
            return LEFT + at * step;
        }

        int y(Fraction value) {
            var span = highest.minus(lowest);
            int room = height - TOP - ROW;
            return span.signum() == 0
                    ? TOP + room
                    : TOP + (int) highest.minus(value).times(room).over(span).nearest();
        }
    }

    private static List<Tick> ticks(Curve curve, Scale scale) {
        int every = Math.max(1, (curve.steps().size() + TICKS - 1) / TICKS);
        return IntStream.range(0, curve.steps().size())
                .filter(at -> at % every == 0)
                .mapToObj(at -> new Tick(scale.x(at), "" + curve.steps().get(at)))
                .toList();
    }

    private static String points(Curve.Line line, Scale scale) {
        return IntStream.range(0, line.values().size())
                .boxed()
                .flatMap(at ->
                        line.values().get(at).stream()
                                .map(value -> scale.x(at) + "," + scale.y(value.exact())))
                .collect(Collectors.joining(" "));
    }

    private static Fraction last(Curve.Line line) {
        return line.last().map(Curve.Value::exact).orElse(Fraction.ZERO);
    }

    /// The highest first, each beside its end and below the one before it.
    private static List<Tick> names(Curve curve, Scale scale) {
        var lines =
                curve.lines().stream()
                        .filter(line -> line.last().isPresent())
                        .sorted(Comparator.comparing(CurveDrawing::last).reversed())
                        .toList();
        var names = new ArrayList<Tick>();
        int at = 0;
        for (int place = 0; place < lines.size(); place++) {
            int lowest = scale.height() - (lines.size() - 1 - place) * ROW - 4;
            int wanted = Math.min(scale.y(last(lines.get(place))) + 4, lowest);
            at = place == 0 ? wanted : Math.max(at + ROW, wanted);
            names.add(new Tick(at, curve.named(lines.get(place))));
        }
        return names;
    }
}

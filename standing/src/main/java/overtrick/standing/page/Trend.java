package overtrick.standing.page;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.page.Words;
import overtrick.standing.rated.Rated;

/// A rating over the seasons, as a line within the band of its error bars.
///
/// @param points two or more, the earliest first
public record Trend(Words words, List<Rated.Point> points) {

    /// The picture's measures, in its own units.
    public static final int WIDTH = 720;

    public static final int HEIGHT = 200;

    private static final int EDGE = 14;
    private static final int LABEL = 92;

    /// A season's end in words.
    public record Line(String day, String strength, String between) {}

    public Trend {
        points = List.copyOf(points);
    }

    private double top() {
        return Math.max(0.5, points.stream().mapToDouble(Rated.Point::high).max().orElse(0));
    }

    private double bottom() {
        return Math.min(-0.5, points.stream().mapToDouble(Rated.Point::low).min().orElse(0));
    }

    private int x(Rated.Point point) {
        long first = points.getFirst().day();
        long span = Math.max(1, points.getLast().day() - first);
        return (int) (EDGE + (WIDTH - EDGE - LABEL) * (point.day() - first) / span);
    }

    private int y(double strength) {
        double share = (top() - strength) / (top() - bottom());
        return (int) Math.round(EDGE + (HEIGHT - 2 * EDGE) * share);
    }

    public int zero() {
        return y(0);
    }

    public int endX() {
        return x(points.getLast());
    }

    public int endY() {
        return y(points.getLast().strength());
    }

    /// The corners of the line, for `polyline`.
    public String line() {
        return points.stream()
                .map(point -> x(point) + "," + y(point.strength()))
                .collect(Collectors.joining(" "));
    }

    /// The corners of the band, for `polygon`.
    public String band() {
        return Stream.concat(
                        points.stream().map(point -> x(point) + "," + y(point.high())),
                        points.reversed().stream().map(point -> x(point) + "," + y(point.low())))
                .collect(Collectors.joining(" "));
    }

    public String end() {
        return new Figures(words).signed(points.getLast().strength());
    }

    /// The picture for those who cannot see it.
    public String spoken() {
        var figures = new Figures(words);
        return words.get(
                "stand.trend.spoken",
                figures.day(points.getFirst().day()),
                figures.signed(points.getFirst().strength()),
                end());
    }

    /// Every point in words, the latest first.
    public List<Line> lines() {
        var figures = new Figures(words);
        return points.reversed().stream()
                .map(point ->
                        new Line(
                                figures.day(point.day()),
                                figures.signed(point.strength()),
                                words.get(
                                        "stand.between",
                                        figures.signed(point.low()),
                                        figures.signed(point.high()))))
                .toList();
    }
}

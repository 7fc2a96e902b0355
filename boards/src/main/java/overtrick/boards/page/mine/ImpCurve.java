package overtrick.boards.page.mine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;

/// Somebody's sum of points from board to board, as a line to look at.
///
/// @param sums after no board, after one, and so on: never empty
public record ImpCurve(List<Integer> sums) {

    /// The picture's measures, in its own units.
    public static final int WIDTH = 960;

    public static final int HEIGHT = 160;

    private static final int EDGE = 12;

    public ImpCurve {
        sums = List.copyOf(sums);
    }

    /// @param points of each board, the first played first
    static ImpCurve of(List<Integer> points) {
        var sums = new ArrayList<Integer>();
        int sum = 0;
        sums.add(sum);
        for (int more : points) {
            sum += more;
            sums.add(sum);
        }
        return new ImpCurve(sums);
    }

    public int boards() {
        return sums.size() - 1;
    }

    public int sum() {
        return sums.getLast();
    }

    public int highest() {
        return sums.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    public int lowest() {
        return sums.stream().mapToInt(Integer::intValue).min().orElse(0);
    }

    /// The curve for those who cannot see it: where it ends, its highest and its lowest point.
    public String spoken(Words words) {
        return words.count(
                "curve.imps.spoken",
                boards(),
                words.signed(sum()),
                words.signed(highest()),
                words.signed(lowest()));
    }

    /// The same as numbers and as a picture to be taken away.
    Curve numbers(Words words) {
        var values = sums.stream().skip(1).map(sum -> Optional.of(Fraction.of(sum))).toList();
        var line =
                new Curve.Line(
                        "",
                        words.get("traveller.imps"),
                        Curve.values(
                                values, value -> words.signed(value.numerator().intValueExact())));
        return new Curve(
                words,
                "",
                spoken(words),
                words.get("traveller.imps"),
                words.get("mine.board"),
                IntStream.rangeClosed(1, boards()).boxed().toList(),
                List.of(line));
    }

    public int x(int board) {
        return EDGE + (WIDTH - 2 * EDGE) * board / Math.max(1, boards());
    }

    public int y(int sum) {
        int span = Math.max(1, highest() - lowest());
        return EDGE + (HEIGHT - 2 * EDGE) * (highest() - sum) / span;
    }

    /// The corners of the line, for `polyline`.
    public String line() {
        return IntStream.rangeClosed(0, boards())
                .mapToObj(board -> x(board) + "," + y(sums.get(board)))
                .collect(Collectors.joining(" "));
    }
}

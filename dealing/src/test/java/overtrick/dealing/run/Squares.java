package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;

/// Whether two samples may come from one distribution: the chi-square of their counts.
final class Squares {

    private Squares() {}

    /// How far the counts lie apart, in standard deviations of what chance does; classes of few are
    /// put together.
    static double apart(List<Long> one, List<Long> other) {
        double ones = one.stream().mapToLong(Long::longValue).sum();
        double others = other.stream().mapToLong(Long::longValue).sum();
        var classes = new ArrayList<double[]>();
        var rest = new double[2];
        for (int i = 0; i < one.size(); i++) {
            var counts = new double[] {one.get(i), other.get(i)};
            if (counts[0] + counts[1] < 20) {
                rest[0] += counts[0];
                rest[1] += counts[1];
            } else {
                classes.add(counts);
            }
        }
        if (rest[0] + rest[1] > 0) {
            classes.add(rest);
        }
        double square = 0;
        for (var counts : classes) {
            double share = (counts[0] + counts[1]) / (ones + others);
            square += Math.pow(counts[0] - share * ones, 2) / (share * ones);
            square += Math.pow(counts[1] - share * others, 2) / (share * others);
        }
        int freedom = Math.max(1, classes.size() - 1);
        // Wilson and Hilferty: the cube root of a chi-square is nearly normal
        double mean = 1 - 2.0 / (9 * freedom);
        return (Math.cbrt(square / freedom) - mean) / Math.sqrt(2.0 / (9 * freedom));
    }
}

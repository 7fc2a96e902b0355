package overtrick.bench.bidding;

import java.util.Locale;

/// The mean of what was counted, and how sure it is.
final class Tally {

    private int count;
    private double sum;
    private double squares;

    void add(double value) {
        count++;
        sum += value;
        squares += value * value;
    }

    int count() {
        return count;
    }

    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    double sum() {
        return sum;
    }

    /// Of the mean.
    double standardError() {
        if (count < 2) {
            return 0;
        }
        double variance = (squares - sum * sum / count) / (count - 1);
        return Math.sqrt(Math.max(0, variance) / count);
    }

    /// Mean and standard error.
    String text() {
        return String.format(Locale.ROOT, "%.3f ± %.3f", mean(), standardError());
    }

    String signed() {
        return String.format(Locale.ROOT, "%+.3f ± %.3f", mean(), standardError());
    }
}

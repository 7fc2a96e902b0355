package overtrick.bench.bidding;

import java.util.Locale;

/// The mean of what was counted, and how sure it is.
public final class Tally {

    private int count;
    private double sum;
    private double squares;

    public void add(double value) {
        count++;
        sum += value;
        squares += value * value;
    }

    public int count() {
        return count;
    }

    public double mean() {
        return count == 0 ? 0 : sum / count;
    }

    public double sum() {
        return sum;
    }

    /// Of the mean.
    public double standardError() {
        if (count < 2) {
            return 0;
        }
        double variance = (squares - sum * sum / count) / (count - 1);
        return Math.sqrt(Math.max(0, variance) / count);
    }

    /// Mean and standard error.
    public String text() {
        return String.format(Locale.ROOT, "%.3f ± %.3f", mean(), standardError());
    }

    public String signed() {
        return String.format(Locale.ROOT, "%+.3f ± %.3f", mean(), standardError());
    }
}

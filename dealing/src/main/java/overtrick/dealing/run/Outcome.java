package overtrick.dealing.run;

import java.util.List;
import java.util.Optional;

/// What a run has come to so far.
///
/// @param generated deals that were dealt, or begun and given up
/// @param produced deals that were taken
/// @param share from which part of all deals they were drawn: 1 from all; else all that lie outside
///   of it were never dealt, and a deal here stands for `1 / share`
public record Outcome(
        long generated, int produced, double share, List<Mean> means, List<Counts> counts) {

    public Outcome {
        means = List.copyOf(means);
        counts = List.copyOf(counts);
    }

    /// How many deals would have been dealt without drawing a hand, as far as can be told.
    public double standsFor() {
        return share == 0 ? generated : generated / share;
    }

    /// How often a deal fits, among all there are; 0 before the first.
    public double frequency() {
        return generated == 0 ? 0 : share * produced / generated;
    }

    /// The mean of an expression.
    ///
    /// @param squares the sum of the squares of all values
    public record Mean(String label, long sum, double squares, long count) {

        /// 0 where there was nothing to take a mean of.
        public double value() {
            return count == 0 ? 0 : (double) sum / count;
        }

        /// How far single values lie from the mean, as a standard deviation; 0 for less than two.
        public double deviation() {
            double excess = squares - value() * sum;
            return count < 2 ? 0 : Math.sqrt(Math.max(0, excess / (count - 1)));
        }

        /// How far the mean may lie from that of all deals, as a standard error.
        public double error() {
            return count == 0 ? 0 : deviation() / Math.sqrt((double) count);
        }
    }

    /// How often an expression had which values.
    ///
    /// @param columns of a second expression beside it
    /// @param counts rows with what is less first and what is more last, and columns alike
    public record Counts(String label, Span rows, Optional<Span> columns, List<List<Long>> counts) {
        public Counts {
            counts = counts.stream().map(List::copyOf).toList();
        }
    }

    /// Which values have rows, or columns, of their own.
    public record Span(int low, int high, int step) {

        /// The least value of a row.
        ///
        /// @param row from 0
        public int value(int row) {
            return low + row * step;
        }

        /// How many rows there are.
        public int size() {
            return (high - low) / step + 1;
        }
    }
}

package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import overtrick.dealing.script.Action;
import overtrick.dealing.script.Action.Axis;
import overtrick.dealing.script.Expr;

/// Means and frequencies while they grow.
final class Tally {

    private final List<Action.Average> averages = new ArrayList<>();
    private final List<Action.Frequency> frequencies = new ArrayList<>();
    private final long[] sums;
    private final double[] squares;
    private final long[][][] counts;
    private long taken;

    Tally(List<Action> actions) {
        for (var action : actions) {
            switch (action) {
                case Action.Average average -> averages.add(average);
                case Action.Frequency frequency -> frequencies.add(frequency);
                case Action.Print _ -> {
                    // is printed deal by deal
                }
            }
        }
        sums = new long[averages.size()];
        squares = new double[averages.size()];
        counts = new long[frequencies.size()][][];
        for (int i = 0; i < counts.length; i++) {
            var frequency = frequencies.get(i);
            int columns = frequency.columns().map(axis -> axis.rows() + 2).orElse(1);
            counts[i] = new long[frequency.rows().rows() + 2][columns];
        }
    }

    void take(ToIntFunction<Expr> values) {
        taken++;
        for (int i = 0; i < sums.length; i++) {
            long value = values.applyAsInt(averages.get(i).of());
            sums[i] += value;
            squares[i] += (double) value * value;
        }
        for (int i = 0; i < counts.length; i++) {
            var frequency = frequencies.get(i);
            int row = place(frequency.rows(), values);
            int column = frequency.columns().map(axis -> place(axis, values)).orElse(0);
            counts[i][row][column]++;
        }
    }

    private static int place(Axis axis, ToIntFunction<Expr> values) {
        int value = values.applyAsInt(axis.of());
        if (value < axis.low()) {
            return 0;
        }
        return value > axis.high() ? axis.rows() + 1 : (value - axis.low()) / axis.step() + 1;
    }

    List<Outcome.Mean> means() {
        var means = new ArrayList<Outcome.Mean>();
        for (int i = 0; i < sums.length; i++) {
            means.add(new Outcome.Mean(averages.get(i).label(), sums[i], squares[i], taken));
        }
        return means;
    }

    List<Outcome.Counts> counts() {
        var all = new ArrayList<Outcome.Counts>();
        for (int i = 0; i < counts.length; i++) {
            var frequency = frequencies.get(i);
            all.add(
                    new Outcome.Counts(
                            frequency.label(),
                            span(frequency.rows()),
                            frequency.columns().map(Tally::span),
                            Stream.of(counts[i])
                                    .map(row -> LongStream.of(row).boxed().toList())
                                    .toList()));
        }
        return all;
    }

    private static Outcome.Span span(Axis axis) {
        return new Outcome.Span(axis.low(), axis.high(), axis.step());
    }
}

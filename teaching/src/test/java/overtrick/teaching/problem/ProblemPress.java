package overtrick.teaching.problem;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import overtrick.solver.Solver;
import overtrick.teaching.problem.Maker.Step;
import overtrick.teaching.problem.draft.Theme;

/// Makes the table of proved problems: `./dev problems` writes it anew. Rows go to the standard
/// output as they are found, one of each theme in turn; what was tried and how long it took is said
/// at the end.
final class ProblemPress {

    /// Layouts in which each line is played to the end.
    private static final int PLAYS = 12;

    /// Numbers that are tried of one theme before it is the turn of the next.
    private static final int TURN = 40;

    private static final double SECOND = 1e9;

    /// A year, in nanoseconds: longer than anybody waits.
    private static final double LONGEST = 3.15e16;

    private final Maker maker = new Maker(new Solver(), PLAYS);
    private final Map<Theme, Tally> tallies = new EnumMap<>(Theme.class);

    /// One theme so far.
    private static final class Tally {
        private final int from;
        private int number;
        private int found;
        private long nanos;
        private final Map<Step, Integer> steps = new EnumMap<>(Step.class);

        Tally(int from) {
            this.from = from;
            number = from;
        }
    }

    private ProblemPress() {}

    /// @param args how many problems of each theme, 45 unless said; after how many seconds to end,
    ///   whatever is missing; after which number to begin; the themes, all of them unless said
    public static void main(String[] args) {
        int each = args.length > 0 ? Integer.parseInt(args[0]) : 45;
        double seconds = args.length > 1 ? Double.parseDouble(args[1]) : Double.MAX_VALUE;
        int from = args.length > 2 ? Integer.parseInt(args[2]) : 0;
        var press = new ProblemPress();
        for (var theme : Theme.values()) {
            if (args.length < 4 || Arrays.asList(args).contains(theme.code())) {
                press.tallies.put(theme, new Tally(from));
            }
        }
        press.run(each, seconds);
    }

    private void run(int each, double seconds) {
        long end = System.nanoTime() + (long) Math.min(seconds * SECOND, LONGEST);
        while (System.nanoTime() < end
                && tallies.entrySet().stream()
                        .anyMatch(one -> one.getValue().found < wanted(one.getKey(), each))) {
            tallies.forEach((theme, tally) -> {
                if (tally.found < wanted(theme, each)) {
                    next(theme, tally);
                }
            });
        }
        tallies.forEach(ProblemPress::tell);
    }

    /// Of leads, which cost twenty times as much, a third.
    private static int wanted(Theme theme, int each) {
        return theme == Theme.LEAD ? each / 3 : each;
    }

    /// Tries numbers until one of them makes a problem, or the theme has had its turn.
    private void next(Theme theme, Tally tally) {
        int before = tally.found;
        for (int tried = 0; tried < TURN && tally.found == before; tried++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            var made = maker.make(theme, ++tally.number);
            tally.nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            tally.steps.merge(made.step(), 1, Integer::sum);
            made.row()
                    .ifPresent(row -> {
                        tally.found++;
                        System.out.println(row.text());
                    });
        }
    }

    private static void tell(Theme theme, Tally tally) {
        System.err.printf(
                Locale.ROOT,
                "%-12s %5d tried %4d proved %6.2f s CPU each %s%n",
                theme.code(),
                tally.number - tally.from,
                tally.found,
                tally.nanos / SECOND / Math.max(1, tally.found),
                tally.steps);
    }
}

package overtrick.bench.solver;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.IntStream;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.solver.Batch;
import overtrick.solver.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The double-dummy solver beside DDS: the same deals, one thread each, in turn, CPU time.
@Command(
        name = "solver",
        description = "The double-dummy solver; beside DDS where gcc and libdds are installed.")
public final class SolverBench implements Callable<Integer> {

    /// Milliseconds below which a single item says nothing.
    private static final double COUNTS = 5;

    @Option(names = "-n", description = "random deals (default: ${DEFAULT-VALUE})")
    private int count = 200;

    @Option(names = "--seed", description = "(default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--freaks",
            description = "only deals with a suit of nine cards or more, or two voids in one hand")
    private boolean freaks;

    private final Solver solver = new Solver();
    private final SolverWork work = new SolverWork(solver);
    private Path directory = Path.of(".");

    @Override
    public Integer call() throws IOException {
        directory = Files.createTempDirectory("overtrick-solver");
        var dds = DdsDriver.build(directory);
        if (dds.isEmpty()) {
            System.out.println("no DDS here: gcc and libdds-dev would bring it");
        }
        var deals = deals();
        cold(deals.getFirst());
        warmUp(deals);
        boolean same = run(dds, "table", deals, work::table);
        same &= run(dds, "solve1", deals, work::bestLead);
        same &= run(dds, "solve3", deals, work::allLeads);
        if (dds.isPresent()) {
            for (var tricks : List.of("3", "6")) {
                var positions = dds.get().lines("genpos" + tricks, file(deals));
                System.out.printf("positions after %s tricks%n", tricks);
                same &= run(dds, "pos3", positions, work::position);
            }
        }
        throughput(deals);
        return same ? 0 : 1;
    }

    private List<String> deals() {
        var chance = new SplittableRandom(seed);
        var deals = new ArrayList<String>();
        while (deals.size() < count) {
            var deal = SealedDeal.draw(chance).deal();
            if (!freaks || isFreak(deal)) {
                deals.add(deal.pbn());
            }
        }
        return deals;
    }

    private static boolean isFreak(Deal deal) {
        return Arrays.stream(Seat.values())
                .map(deal::hand)
                .anyMatch(hand -> {
                    var lengths =
                            Arrays.stream(Suit.values()).mapToInt(suit -> hand.in(suit).size());
                    var sorted = lengths.sorted().toArray();
                    return sorted[1] == 0 || sorted[3] >= 9;
                });
    }

    private void cold(String deal) {
        long start = System.nanoTime();
        solver.table(Deal.parse(deal));
        System.out.printf("first table of a cold solver: %.0f ms%n", millis(start));
    }

    private void warmUp(List<String> deals) {
        for (int i = 0; i < Math.min(30, deals.size()); i++) {
            work.table(i, deals.get(i));
            work.allLeads(i, deals.get(i));
        }
    }

    /// Whether all answers are those of DDS, or there is none.
    private boolean run(
            Optional<DdsDriver> dds, String mode, List<String> items, SolverWork.Task task)
            throws IOException {
        var ours = new double[items.size()];
        var answers = new ArrayList<String>();
        for (int i = 0; i < items.size(); i++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            answers.add(task.answer(i, items.get(i)));
            ours[i] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6;
        }
        System.out.println("%-7s ours %s".formatted(mode, figures(ours)));
        if (dds.isEmpty()) {
            return true;
        }
        var run = dds.get().run(mode, file(items));
        var theirs = run.millis().stream().mapToDouble(Double::doubleValue).toArray();
        System.out.println("%-7s DDS  %s".formatted(mode, figures(theirs)));
        int wrong = 0;
        for (int i = 0; i < items.size(); i++) {
            wrong += answers.get(i).equals(run.answers().get(i)) ? 0 : 1;
        }
        System.out.printf(
                "%-7s ratio: mean %.2f, median %.2f, p95 %.2f, slowest %.2f; other answers: %d%n",
                mode,
                ratio(ours, theirs, SolverBench::mean),
                ratio(ours, theirs, all -> percentile(all, 50)),
                ratio(ours, theirs, all -> percentile(all, 95)),
                ratio(ours, theirs, all -> percentile(all, 100)),
                wrong);
        int one = slowest(ours);
        int other = slowest(theirs);
        System.out.printf(
                "%-7s what is slowest for us, %.2f of DDS's time for the same; for DDS, %.2f%n",
                mode, ours[one] / theirs[one], ours[other] / theirs[other]);
        slower(mode, ours, theirs);
        return wrong == 0;
    }

    private static void slower(String mode, double[] ours, double[] theirs) {
        var ratios =
                IntStream.range(0, ours.length)
                        .filter(item -> ours[item] >= COUNTS)
                        .mapToDouble(item -> ours[item] / theirs[item])
                        .toArray();
        System.out.printf(
                "%-7s of %d that take us %.0f ms and more, slower than DDS: %d, at most %.2f of its time%n",
                mode,
                ratios.length,
                COUNTS,
                Arrays.stream(ratios).filter(ratio -> ratio > 1).count(),
                Arrays.stream(ratios).max().orElse(0));
    }

    private void throughput(List<String> deals) {
        var parsed = deals.stream().map(Deal::parse).toList();
        double one = seconds(1, parsed);
        double two = seconds(2, parsed);
        System.out.printf(
                "tables a second: %.1f on one thread, %.1f on two: %.2f times%n",
                deals.size() / one, deals.size() / two, one / two);
    }

    private static double seconds(int threads, List<Deal> deals) {
        long start = System.nanoTime();
        new Batch(Executors::newFixedThreadPool, threads, Solver.MEMORY).map(deals, Solver::table);
        return millis(start) / 1e3;
    }

    private Path file(List<String> lines) throws IOException {
        return Files.write(directory.resolve("items.txt"), lines);
    }

    private static double millis(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    private static String figures(double[] millis) {
        return "mean %.2f ms, median %.2f, p95 %.2f, max %.1f"
                .formatted(
                        mean(millis),
                        percentile(millis, 50),
                        percentile(millis, 95),
                        percentile(millis, 100));
    }

    private static double ratio(double[] ours, double[] theirs, Function<double[], Double> figure) {
        return figure.apply(ours) / figure.apply(theirs);
    }

    private static double mean(double[] all) {
        return Arrays.stream(all).average().orElse(0);
    }

    private static int slowest(double[] all) {
        return IntStream.range(0, all.length)
                .reduce(0, (one, other) -> all[other] > all[one] ? other : one);
    }

    private static double percentile(double[] all, int hundredths) {
        double[] sorted = all.clone();
        Arrays.sort(sorted);
        int at = (int) Math.ceil(hundredths / 100.0 * sorted.length) - 1;
        return sorted[Math.clamp(at, 0, sorted.length - 1)];
    }
}

package overtrick.bench.reading;

import java.lang.management.ManagementFactory;
import java.util.Base64;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Gives every reader files that are nearly right. None may throw, none may take long; start it
/// with `-Xmx64m`, and none takes more memory than that.
@Command(
        name = "fuzz",
        description = "Mutated files through every reader of formats; run with -Xmx64m.")
public final class FuzzBench implements Callable<Integer> {

    /// What one file may cost of a core.
    private static final long MOST_NANOSECONDS = 2_000_000_000;

    private static final int MOST_FAILURES = 20;
    private static final double SECOND = 1e9;

    @Option(names = "--inputs", description = "(default: ${DEFAULT-VALUE})")
    private long inputs = 1_000_000;

    @Option(names = "--seed", description = "(default: ${DEFAULT-VALUE})")
    private long seed = 20_261_126;

    @Option(names = "--seconds", description = "stops then (default: never)")
    private long seconds = Long.MAX_VALUE;

    private int failures;
    private long slowest;

    @Override
    public Integer call() {
        long done = run(inputs, seed);
        System.out.printf(
                "%,d mutated files, seed %d, heap of %d MiB: %d failures, the slowest %.0f ms%n",
                done,
                seed,
                Runtime.getRuntime().maxMemory() >> 20,
                failures,
                slowest / (SECOND / 1000));
        return failures == 0 ? 0 : 1;
    }

    /// How many files were read.
    private long run(long count, long from) {
        var readers = Readers.all();
        var chance = new SplittableRandom(from);
        var mutator = new Mutator(chance, readers.stream().map(Readers.Reader::good).toList());
        long begun = System.nanoTime();
        for (long input = 0; input < count; input++) {
            var reader = readers.get(chance.nextInt(readers.size()));
            // now and then a file of another kind, for people take the wrong one
            var kind =
                    chance.nextInt(8) == 0 ? readers.get(chance.nextInt(readers.size())) : reader;
            read(reader, mutator.next(kind.good()), input);
            if (failures > MOST_FAILURES || (System.nanoTime() - begun) / SECOND > seconds) {
                return input + 1;
            }
        }
        return count;
    }

    private void read(Readers.Reader reader, byte[] file, long input) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        try {
            reader.reading().accept(file);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError failed) {
            fail(reader, file, input, failed.toString());
            failed.printStackTrace();
        }
        long cost = threads.getCurrentThreadCpuTime() - start;
        slowest = Math.max(slowest, cost);
        if (cost > MOST_NANOSECONDS) {
            fail(reader, file, input, "%.1f s".formatted(cost / SECOND));
        }
    }

    private void fail(Readers.Reader reader, byte[] file, long input, String why) {
        failures++;
        System.err.printf(
                "input %d, %s: %s%n%s%n",
                input, reader.name(), why, Base64.getEncoder().encodeToString(file));
    }

    /// So many files; gives back how many were not read as they should be.
    static int failures(long count, long seed) {
        var bench = new FuzzBench();
        bench.run(count, seed);
        return bench.failures;
    }
}

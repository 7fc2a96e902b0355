package overtrick.bench.reading;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// How much PBN and LIN is read in a second of processor.
@Command(name = "reading", description = "PBN and LIN, read: megabytes a second of processor.")
public final class ReadingBench implements Callable<Integer> {

    private static final long SEED = 20_261_126;
    private static final double MEGABYTE = 1e6;

    @Option(names = "--boards", description = "(default: ${DEFAULT-VALUE})")
    private int boards = 2_000;

    @Option(names = "--runs", description = "(default: ${DEFAULT-VALUE})")
    private int runs = 12;

    @Override
    public Integer call() throws IOException {
        var folder = Files.createTempDirectory("reading");
        measure(folder.resolve("evenings.pbn"), false, this::pbn);
        measure(folder.resolve("evenings.lin"), true, this::lin);
        Files.delete(folder);
        return 0;
    }

    private void measure(Path file, boolean lin, ToIntFunction<Path> reading) throws IOException {
        Evenings.write(file, boards, lin, SEED);
        double size = Files.size(file) / MEGABYTE;
        var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        long allocated = 0;
        for (int run = 0; run < runs; run++) {
            long before = bean.getCurrentThreadAllocatedBytes();
            long begun = bean.getCurrentThreadCpuTime();
            int read = reading.applyAsInt(file);
            best = Math.min(best, bean.getCurrentThreadCpuTime() - begun);
            allocated = bean.getCurrentThreadAllocatedBytes() - before;
            if (read != boards) {
                throw new IllegalStateException("boards are not %d: %d".formatted(boards, read));
            }
        }
        System.out.printf(
                "%s: %.1f MB, %.1f MB a second, %.0f bytes made for each%n",
                lin ? "LIN" : "PBN", size, size / (best / 1e9), allocated / MEGABYTE / size);
        Files.delete(file);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private int pbn(Path file) {
        return Pbn.read(bytes(file)).games().size();
    }

    private int lin(Path file) {
        return Lin.read(bytes(file)).boards().size();
    }
}

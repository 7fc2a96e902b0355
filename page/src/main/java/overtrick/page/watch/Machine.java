package overtrick.page.watch;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import overtrick.page.watch.Exposition.Labels;

/// What the Java machine tells of itself.
public final class Machine {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String RESIDENT = "VmRSS:";
    private static final double MILLIS = 1000;

    private Machine() {}

    /// Adds its figures.
    public static void tell(Exposition page) {
        var memory = ManagementFactory.getMemoryMXBean();
        tell(page, "heap", memory.getHeapMemoryUsage());
        tell(page, "nonheap", memory.getNonHeapMemoryUsage());
        for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            page.add(
                    Metric.COLLECTING,
                    Labels.NONE.with("gc", collector.getName()),
                    collector.getCollectionTime() / MILLIS);
        }
        page.add(Metric.THREADS, Labels.NONE, ManagementFactory.getThreadMXBean().getThreadCount());
        var processor = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        page.add(Metric.PROCESSOR, Labels.NONE, processor.toMillis() / MILLIS);
        page.add(
                Metric.STARTED,
                Labels.NONE,
                ManagementFactory.getRuntimeMXBean().getStartTime() / MILLIS);
        tellResident(page);
    }

    private static void tell(Exposition page, String area, MemoryUsage usage) {
        var labels = Labels.NONE.with("area", area);
        page.add(Metric.HEAP, labels, usage.getUsed());
        if (usage.getMax() >= 0) {
            page.add(Metric.HEAP_MOST, labels, usage.getMax());
        }
    }

    /// Linux alone tells it; elsewhere it is left out.
    private static void tellResident(Exposition page) {
        for (var line : lines()) {
            if (line.startsWith(RESIDENT)) {
                long kilobytes = Long.parseLong(line.replaceAll("\\D", ""));
                page.add(Metric.RESIDENT, Labels.NONE, kilobytes * 1024.0);
            }
        }
    }

    private static List<String> lines() {
        try {
            return Files.isReadable(STATUS) ? Files.readAllLines(STATUS) : List.of();
        } catch (IOException _) {
            return List.of();
        }
    }
}

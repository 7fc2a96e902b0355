package overtrick.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import overtrick.dealing.run.Outcome;
import overtrick.dealing.run.Printer;
import overtrick.dealing.run.Run;
import overtrick.dealing.run.Settings;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.run.Swaps;
import overtrick.dealing.script.Dialect;
import overtrick.dealing.script.Script;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs scripts by Debian's `dealer` and by us, one after the other in one run, and compares deals
/// in a second of processor.
@Command(name = "dealing", description = "Scripts that deal, beside Debian's dealer.")
final class DealingBench implements Callable<Integer> {

    @Option(names = "--scripts", description = "(default: ${DEFAULT-VALUE})")
    private Path scripts = Path.of("dealing/src/test/resources/overtrick/dealing/scripts");

    @Option(names = "--dealer", description = "(default: ${DEFAULT-VALUE})")
    private String dealer = "/usr/games/dealer";

    @Option(names = "--deals", description = "(default: ${DEFAULT-VALUE})")
    private int deals = 300_000;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!Files.isExecutable(Path.of(dealer))) {
            System.out.println("there is no " + dealer + ": apt-get install dealer");
            return 0;
        }
        System.out.printf("%,d deals each; millions in a second of processor%n", deals);
        System.out.println("script                        dealer  cold  warm  ratio  drawn");
        double product = 1;
        double least = Double.MAX_VALUE;
        List<Path> files;
        try (var all = Files.list(scripts)) {
            files = all.sorted().toList();
        }
        for (var file : files) {
            String text =
                    Files.readString(file)
                            .replaceAll("generate \\d+", "generate " + deals)
                            .replaceAll("produce \\d+", "produce " + deals);
            double theirs = deals / theirs(text) / 1e6;
            double cold = ours(text, Generator.DEALT);
            double warm = ours(text, Generator.DEALT);
            double drawn = ours(text, Generator.DRAWN);
            double ratio = warm / theirs;
            product *= ratio;
            least = Math.min(least, ratio);
            System.out.printf(
                    "%-28s %7.2f %5.2f %5.2f %6.1f %6.1f%n",
                    file.getFileName(), theirs, cold, warm, ratio, drawn);
        }
        System.out.printf(
                "ratio: %.1f in the geometric mean, %.1f at least%n",
                Math.pow(product, 1.0 / files.size()), least);
        return 0;
    }

    /// Seconds of processor, as the shell counts them.
    private double theirs(String text) throws IOException, InterruptedException {
        var file = Files.createTempFile("dealing", ".dlr");
        try {
            Files.writeString(file, text);
            var shell =
                    new ProcessBuilder(
                                    "bash",
                                    "-c",
                                    "TIMEFORMAT=%U; time \"$0\" -s 1 \"$1\" > /dev/null",
                                    dealer,
                                    file.toString())
                            .redirectErrorStream(true)
                            .start();
            String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (shell.waitFor() != 0) {
                throw new IllegalStateException(said);
            }
            return Math.max(0.001, Double.parseDouble(said.strip().replace(',', '.')));
        } finally {
            Files.delete(file);
        }
    }

    /// Millions of deals in a second of this thread; of drawn ones as many as they stand for.
    private double ours(String text, Generator generator) {
        var script = Script.parse(text, Dialect.ORIGINAL, Map.of());
        var settings =
                new Settings(1, generator, Swaps.NONE, OptionalInt.empty(), OptionalInt.empty());
        var threads = ManagementFactory.getThreadMXBean();
        long begun = threads.getCurrentThreadCpuTime();
        Outcome outcome = new Run(script, settings, Printer.silent(script)).toTheEnd();
        double seconds = (threads.getCurrentThreadCpuTime() - begun) / 1e9;
        return outcome.standsFor() / seconds / 1e6;
    }
}

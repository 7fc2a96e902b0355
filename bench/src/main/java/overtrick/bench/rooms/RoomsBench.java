package overtrick.bench.rooms;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Counts modules, arrows, circles, large packages, long lines and media queries of a checkout, and
/// the lines that a change builds anew. With `--processor` it makes the changes and builds them.
@Command(name = "rooms", description = "How the sources hang together, and what a change costs.")
public final class RoomsBench implements Callable<Integer> {

    private static final int LARGE = 15;
    private static final Pattern MEDIA = Pattern.compile("@media[^{]*");
    private static final Pattern TIMES = Pattern.compile("(\\d+)m([\\d.]+)s");

    /// A change, by what it is called and the class that is changed.
    private record Change(String name, String type) {}

    private static final List<Change> CHANGES =
            List.of(
                    new Change("the page of Bài Càn", "CanPages"),
                    new Change("the console", "ConsoleRoutes"),
                    new Change("a kernel (scoring)", "CrossImps"));

    @Option(names = "--checkout", description = "(default: this one)")
    private Path checkout = Path.of("");

    @Option(names = "--processor", description = "Builds each change: seconds of processor.")
    private boolean processor;

    @Option(
            names = "--command",
            description = "How a change is built; {} is its module (default: ${DEFAULT-VALUE})")
    private String command = "./dev check {}";

    @Override
    public Integer call() throws IOException, InterruptedException {
        var sources = Checkout.of(checkout.toAbsolutePath());
        structure(sources);
        for (var change : CHANGES) {
            var file = file(sources, change);
            String module = sources.folder().relativize(file).getName(0).toString();
            var built = sources.builtFor(module);
            System.out.printf(
                    "change of %s: %d modules, %,d lines built%n",
                    change.name(), built.size(), sources.lines(built));
            if (processor) {
                System.out.printf("  %.0f s of processor%n", built(sources, file, module));
            }
        }
        return 0;
    }

    private static void structure(Checkout sources) {
        var mains = sources.files(".java").stream().filter(RoomsBench::isMain).toList();
        var packages = Packages.of(mains);
        var queries = new TreeSet<String>();
        long media = 0;
        for (var sheet : sources.files(".css")) {
            var found = MEDIA.matcher(Checkout.text(sheet)).results().toList();
            media += found.size();
            found.forEach(query -> queries.add(query.group().strip()));
        }
        var widths = sources.files(".jte").stream().flatMap(f -> Checkout.text(f).lines());
        var longest = widths.mapToInt(String::length).max().orElse(0);
        int arrows = sources.arrows().values().stream().mapToInt(Set::size).sum();
        long large = packages.types().values().stream().filter(count -> count > LARGE).count();
        System.out.printf(
                "%d modules, %d arrows, %,d lines%n",
                sources.arrows().size(), arrows, sources.lines(sources.arrows().keySet()));
        System.out.printf(
                "%d packages, %d over %d types, %d in circles%n",
                packages.types().size(), large, LARGE, packages.inCircles());
        System.out.printf("longest line of a template: %d characters%n", longest);
        System.out.printf("%d media queries, %d different%n", media, queries.size());
    }

    private static boolean isMain(Path file) {
        return file.toString().contains("/src/main/") && !file.endsWith("module-info.java");
    }

    private static Path file(Checkout sources, Change change) {
        return sources.files("/" + change.type() + ".java").stream()
                .filter(RoomsBench::isMain)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no class " + change.type()));
    }

    /// Changes a file, builds, and puts the file back.
    ///
    /// @return seconds of processor, of all programs that were started for it
    private double built(Checkout sources, Path file, String module)
            throws IOException, InterruptedException {
        byte[] before = Files.readAllBytes(file);
        try {
            Files.writeString(file, "// changed\n", StandardOpenOption.APPEND);
            String line =
                    command.replace("{}", module)
                            + " >/dev/null 2>&1; status=$?; times; exit $status";
            var shell =
                    new ProcessBuilder("sh", "-c", line)
                            .directory(sources.folder().toFile())
                            .redirectErrorStream(true)
                            .start();
            String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (shell.waitFor() != 0) {
                throw new IllegalStateException("the build failed: " + line);
            }
            return seconds(said.lines().toList().getLast());
        } finally {
            Files.write(file, before);
        }
    }

    /// `0m12.340s 0m1.230s`: of programs that have ended, for themselves and for the system.
    private static double seconds(String times) {
        return TIMES.matcher(times)
                .results()
                .mapToDouble(time ->
                        60 * Double.parseDouble(time.group(1)) + Double.parseDouble(time.group(2)))
                .sum();
    }
}

package overtrick.app.deal;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.app.output.OutputFile;
import overtrick.dealing.run.Printer;
import overtrick.dealing.run.Run;
import overtrick.dealing.run.Settings;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.run.Swaps;
import overtrick.dealing.script.Dialect;
import overtrick.dealing.script.DivisionByZero;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.solver.Batch;
import overtrick.solver.Cancellation;
import overtrick.solver.Solver;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What is said about a script and how it is run.
final class ScriptOptions {

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description = "deals that a script asks for; - for standard input")
    private Optional<String> file = Optional.empty();

    @Option(
            names = {"-p", "--produce"},
            paramLabel = "N",
            description = "with --script: take so many deals at most")
    private Optional<Integer> produce = Optional.empty();

    @Option(
            names = {"-g", "--generate"},
            paramLabel = "N",
            description = "with --script: deal so many at most")
    private Optional<Integer> generate = Optional.empty();

    @Option(
            names = "--param",
            paramLabel = "N=TEXT",
            description = "with --script: what stands for $1, $2, …")
    private Map<Integer, String> parameters = new LinkedHashMap<>();

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            description =
                    "with --script: original, or extended with the additions people use"
                            + " (default: ${DEFAULT-VALUE})")
    private Dialect dialect = Dialect.EXTENDED;

    @Option(
            names = "--original-generator",
            description = "with --script: the deals of Debian's dealer for the same --seed")
    private boolean original;

    @Option(
            names = "--no-drawing",
            description = "with --script: deal every hand among all, however few fit")
    private boolean dealt;

    @Option(
            names = "--swap",
            paramLabel = "2|3",
            description = "with --script: after each deal others with East, South and West moved")
    private Optional<Integer> swap = Optional.empty();

    @Option(
            names = {"-u", "--lower-case"},
            description = "with --script: honours as small letters")
    private boolean lower;

    @Option(
            names = {"-q", "--no-pbn"},
            description = "with --script: leave out what printpbn prints")
    private boolean noPbn;

    @Option(
            names = {"-v", "--no-statistics"},
            description = "with --script: leave out how many deals")
    private boolean quiet;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "with --script: a file for the lines of csvrpt")
    private Optional<String> csv = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "with --script: threads for the solver (default: all the machine has)")
    private Optional<Integer> threads = Optional.empty();

    @Mixin private JsonAnswer json = new JsonAnswer();

    boolean given() {
        return file.isPresent();
    }

    /// @throws UserError if something is said about a script and none is given
    void requireNone() {
        boolean said =
                produce.isPresent()
                        || generate.isPresent()
                        || !parameters.isEmpty()
                        || original
                        || dealt
                        || swap.isPresent()
                        || lower
                        || noPbn
                        || quiet
                        || csv.isPresent()
                        || threads.isPresent()
                        || json.wanted();
        if (said) {
            throw new UserError("name a script with --script FILE, or - for standard input");
        }
    }

    /// @throws UserError if the text is no script, with line and column
    void run(Optional<Long> seed) {
        var text = new String(Input.readOrStandard(file.orElse("-")), StandardCharsets.UTF_8);
        try {
            run(Script.parse(text, dialect, parameters), seed);
        } catch (ScriptException wrong) {
            throw new UserError(wrong.fault().text());
        } catch (DivisionByZero wrong) {
            throw new UserError(String.valueOf(wrong.getMessage()));
        }
    }

    private void run(Script script, Optional<Long> asked) {
        long seed =
                asked.orElseGet(() ->
                        script.frame()
                                .seed()
                                .orElseGet(() -> new SecureRandom().nextInt(Integer.MAX_VALUE)));
        var reports = new StringBuilder();
        var answer = new ScriptAnswer(json.wanted(), seed);
        var printer =
                new Printer(
                        script,
                        manner(script, seed),
                        answer::print,
                        csv.isPresent() ? reports::append : answer::print);
        var run =
                new Run(
                        script,
                        settings(seed),
                        printer,
                        Optional.of(solvers()),
                        Cancellation.NEVER);
        if (json.wanted() && script.prints()) {
            run.tell(answer::deal);
        }
        long begun = System.nanoTime();
        var outcome = run.toTheEnd();
        csv.ifPresent(name ->
                OutputFile.write(
                        Input.path(name), reports.toString().getBytes(StandardCharsets.UTF_8)));
        answer.end(outcome, quiet ? Optional.empty() : Optional.of(System.nanoTime() - begun));
    }

    private Settings settings(long seed) {
        if (original && dealt) {
            throw new UserError("--original-generator draws no hand; leave out --no-drawing");
        }
        return new Settings(
                seed,
                original ? Generator.ORIGINAL : dealt ? Generator.DEALT : Generator.DRAWN,
                swaps(),
                limit("--produce", produce),
                limit("--generate", generate));
    }

    private Swaps swaps() {
        return switch (swap.orElse(0)) {
            case 0 -> Swaps.NONE;
            case 2 -> Swaps.TWO;
            case 3 -> Swaps.SIX;
            default -> throw new UserError("--swap is not 2 or 3: " + swap.get());
        };
    }

    private static OptionalInt limit(String name, Optional<Integer> wanted) {
        wanted.filter(number -> number < 1)
                .ifPresent(number -> {
                    throw new UserError("%s is not 1 or more: %d".formatted(name, number));
                });
        return wanted.map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    private Batch solvers() {
        int most = threads.orElse(Runtime.getRuntime().availableProcessors());
        if (most < 1 || most > Solver.MEMORY) {
            throw new UserError("--threads is not 1 to %d: %d".formatted(Solver.MEMORY, most));
        }
        return new Batch(Executors::newFixedThreadPool, most, Math.max(most, Solver.MEMORY));
    }

    private Printer.Manner manner(Script script, long seed) {
        String event =
                script.frame()
                        .title()
                        .orElseGet(() ->
                                "Dealt by the script %s, seed %d"
                                        .formatted(file.orElse("-"), seed));
        String date =
                LocalDate.now(ZoneId.systemDefault())
                        .format(DateTimeFormatter.ofPattern("yyyy.MM.dd"));
        return new Printer.Manner(event, date, !noPbn, lower);
    }
}

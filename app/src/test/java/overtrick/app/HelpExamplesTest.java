package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import overtrick.app.output.Json;
import overtrick.formats.pbn.Pbn;
import overtrick.testkit.Program;
import picocli.CommandLine.Command;

/// Every example that `--help` prints can be copied into a shell and run, with the files it names.
@DisabledOnOs(OS.WINDOWS)
class HelpExamplesTest {

    private static final int PATIENCE = 240;

    private static final String PLAYED =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:974.T7.JT742.A52 KT532.Q85.AK.843 QJ6.KJ32.Q953.T9 A8.A964.86.KQJ76"]
            [Declarer "E"]
            [Contract "3NT"]
            [Auction "N"]
            Pass 1S Pass 2C
            Pass 2NT Pass 3NT
            Pass Pass Pass
            """;

    /// Where the examples run one after the other: what one writes another reads.
    @TempDir private static Path folder;

    @BeforeAll
    static void layOut() throws IOException {
        write("friday.pbn", PLAYED);
        write("friday.csv", evening());
        write("vugraph.lin", Ran.overtrick("deal", "--format", "lin", "--seed", "1").out());
        write("positions.jsonl", "");
        write("ours.bml", "1N  15--17\n  2D  Transfer\n");
        Files.copy(
                Path.of("..", "systems/src/main/resources/overtrick/systems/acol.bid"),
                folder.resolve("mine.bid"));
        assertThat(Pbn.read(PLAYED).diagnostics()).isEmpty();
        var shell = new ArrayList<>(Program.command(Main.class));
        shell.add(shell.size() - 1, "-Duser.home=" + folder);
        var script = write("overtrick", "#!/bin/sh\nexec " + quoted(shell) + " \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
    }

    /// Seven tables that play a Mitchell with three boards a round.
    private static String evening() {
        var results = new StringBuilder("board,round,table,ns,ew,result\n");
        String told =
                Ran.overtrick(
                                "movement",
                                "mitchell",
                                "--tables",
                                "7",
                                "--boards-per-round",
                                "3",
                                "--format",
                                "json")
                        .out();
        for (var seating : Json.MAPPER.readTree(told).get("seatings")) {
            for (int board = 1; board <= 3; board++) {
                results.append(
                        "%d,%d,%d,%s,%s,4SN=%n"
                                .formatted(
                                        3 * (seating.get("set").asInt() - 1) + board,
                                        seating.get("round").asInt(),
                                        seating.get("table").asInt(),
                                        seating.get("ns").asString(),
                                        seating.get("ew").asString()));
            }
        }
        return results.toString();
    }

    private static String quoted(List<String> words) {
        return String.join(
                " ", words.stream().map(word -> "'" + word.replace("'", "'\\''") + "'").toList());
    }

    private static Path write(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content);
    }

    /// The help of every command, and of those below one.
    private static Stream<String> commands(Class<?> command, String before) {
        return Arrays.stream(command.getAnnotation(Command.class).subcommands())
                .filter(one -> !one.getAnnotation(Command.class).hidden())
                .flatMap(one -> {
                    String name = (before + " " + one.getAnnotation(Command.class).name()).strip();
                    return Stream.concat(Stream.of(name), commands(one, name));
                });
    }

    private static String help(String command) {
        return Ran.overtrick((command + " --help").split(" ", -1)).out();
    }

    /// Lines of a help that begin a command, each with those that go on after a backslash.
    private static List<String> examples(String help) {
        var examples = new ArrayList<String>();
        boolean goesOn = false;
        for (String line : help.lines().toList()) {
            String words = line.replaceFirst("^Example: *", "").strip();
            boolean first = !line.equals(words) && words.matches("(overtrick|echo) .*");
            if (goesOn) {
                examples.add(examples.removeLast() + "\n" + words);
            } else if (first && !line.startsWith("Usage")) {
                examples.add(words);
            }
            goesOn = (goesOn || first) && words.endsWith("\\");
        }
        return examples;
    }

    @Test
    void everyCommandHasAnExample() {
        assertThat(commands(Main.class, ""))
                .hasSizeGreaterThan(30)
                .allSatisfy(command -> assertThat(examples(help(command))).isNotEmpty());
    }

    /// An option at the beginning of a line has fallen off the example above it.
    @Test
    void noExampleIsWrapped() {
        assertThat(commands(Main.class, ""))
                .allSatisfy(command ->
                        assertThat(help(command).lines()).noneMatch(line -> line.startsWith("-")));
    }

    @TestFactory
    Stream<DynamicTest> runsAsPrinted() {
        var all =
                commands(Main.class, "")
                        .sorted((one, other) -> order(one) - order(other))
                        .flatMap(command ->
                                examples(help(command)).stream()
                                        .map(example -> new String[] {command, example}))
                        .toList();
        return all.stream().map(one -> DynamicTest.dynamicTest(one[1], () -> run(one[0], one[1])));
    }

    /// The club is opened first, and copied before it is brought back.
    private static int order(String command) {
        return switch (command) {
            case "serve" -> 0;
            case "restore" -> 2;
            default -> 1;
        };
    }

    private static void run(String command, String example) throws Exception {
        if (example.contains("positions.jsonl")) {
            String shown =
                    help(command)
                            .lines()
                            .map(String::strip)
                            .filter(line -> line.startsWith("{"))
                            .findFirst()
                            .orElseThrow();
            write("positions.jsonl", shown + "\n");
        }
        if (command.equals("serve")) {
            serve(example);
            return;
        }
        var out = folder.resolve("out");
        var err = folder.resolve("err");
        var process =
                shell(example).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
            if (command.equals("move")) { // there is no database of this name
                assertThat(Files.readString(err)).endsWith("the database cannot be reached\n");
                return;
            }
            assertThat(process.exitValue()).as(Files.readString(err)).isZero();
            assertThat(Files.readString(err)).doesNotContain("fault");
            boolean quiet =
                    command.equals("convert")
                            || command.equals("verify")
                            || example.contains(" -o ");
            assertThat(quiet || Files.size(out) > 0).isTrue();
        } finally {
            process.destroyForcibly();
        }
    }

    /// On a port of its own: 8080 may be taken here. The club it opens is that of the others.
    private static void serve(String example) throws Exception {
        var process =
                shell(example + " --port 0 --data club")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (var out = process.inputReader()) {
            assertThat(out.readLine()).startsWith("Overtrick is ready");
            process.toHandle().destroy();
            assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
    }

    private static ProcessBuilder shell(String example) {
        var builder = new ProcessBuilder("sh", "-c", exec(example)).directory(folder.toFile());
        builder.environment().merge("PATH", folder.toString(), (old, own) -> own + ":" + old);
        return builder;
    }

    /// So that a signal reaches the program and not the shell before it.
    private static String exec(String example) {
        return example.startsWith("overtrick serve") ? "exec " + example : example;
    }
}

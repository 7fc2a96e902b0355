package overtrick.app.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/// How the program finds its configuration: `serve` takes all of it, and other commands about a
/// club where the club is.
public final class Configured {

    private static final String SERVE = "serve";
    private static final String DATA = "--data";
    private static final String CONFIG = "--config";

    /// With these nothing is to be run, whatever the file says.
    private static final Set<String> SHOWS = Set.of("--help", "-h", "--config-example");

    private Configured() {}

    /// Reads what the command named first is told by a file and the environment.
    ///
    /// @throws overtrick.app.input.UserError when it is wrong
    public static void configure(
            CommandLine program, Map<String, String> environment, String... arguments) {
        var words = List.of(arguments);
        if (words.isEmpty() || words.stream().anyMatch(SHOWS::contains)) {
            return;
        }
        var command = program.getSubcommands().get(words.getFirst());
        if (command == null || command.getCommandSpec().findOption(DATA) == null) {
            return;
        }
        var serve = Objects.requireNonNull(program.getSubcommands().get(SERVE));
        var known = ConfigExample.settings(serve.getCommandSpec());
        boolean serves = words.getFirst().equals(SERVE);
        var named = serves ? named(words) : Optional.<Path>empty();
        var file =
                named.or(() ->
                        Optional.ofNullable(environment.get(Configuration.FILE)).map(Path::of));
        var read = Configuration.read(file, environment, known);
        command.setDefaultValueProvider(serves ? read : whereTheClubIs(read));
    }

    private static IDefaultValueProvider whereTheClubIs(Configuration all) {
        return argument ->
                argument instanceof OptionSpec option && option.longestName().equals(DATA)
                        ? all.defaultValue(option)
                        : null;
    }

    /// The file that the command line names.
    private static Optional<Path> named(List<String> words) {
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            if (word.startsWith(CONFIG + "=")) {
                return Optional.of(Path.of(word.substring(CONFIG.length() + 1)));
            }
            if (word.equals(CONFIG) && at + 1 < words.size()) {
                return Optional.of(Path.of(words.get(at + 1)));
            }
        }
        return Optional.empty();
    }

    /// Where the value of an option was said when it was not on the command line, to be put before
    /// a sentence; empty otherwise.
    public static String origin(CommandSpec command, String option, String value) {
        return command.defaultValueProvider() instanceof Configuration read
                ? read.origin(command.findOption(option), value)
                : "";
    }

    /// What is wrong with a value that was not said on the command line.
    public static Optional<String> sentence(ParameterException wrong) {
        if (!(wrong.getArgSpec() instanceof OptionSpec option)) {
            return Optional.empty();
        }
        String origin =
                origin(
                        wrong.getCommandLine().getCommandSpec(),
                        option.longestName(),
                        String.valueOf(wrong.getValue()));
        String reason =
                String.valueOf(wrong.getMessage())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .replaceFirst("^Invalid value for option '[^']*'( \\([^)]*\\))?: ", "");
        return origin.isEmpty()
                ? Optional.empty()
                : Optional.of(origin + Configuration.name(option) + ": " + reason);
    }

    /// A sentence for each variable of the environment that looks like a setting and is none.
    public static List<String> unknown(CommandSpec command) {
        return command.defaultValueProvider() instanceof Configuration read
                ? read.unknown()
                : List.of();
    }
}

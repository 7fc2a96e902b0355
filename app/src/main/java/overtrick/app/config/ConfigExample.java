package overtrick.app.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// A file that tells all settings of a command with what they are when nothing is said. It is made
/// of the same table as its `--help`.
public final class ConfigExample {

    private static final int WIDTH = 76;

    private static final String HEAD =
            """
            # Settings of overtrick serve: overtrick serve --config FILE, or OVERTRICK_CONFIG=FILE.
            # The command line counts before the environment, and the environment before this file.
            # In the environment a setting is called PREFIX, its name in capitals. What may be
            # said several times stands with commas. NAME-file = FILE takes the value of NAME out of
            # a file, such as a secret that others bring.
            """;

    /// Options that are no settings.
    private static final List<String> ACTS = List.of("config", "config-example", "help", "version");

    private ConfigExample() {}

    /// What can be said of a command by a file, in the order of its help.
    public static List<String> settings(CommandSpec command) {
        return options(command).map(Configuration::name).toList();
    }

    private static Stream<OptionSpec> options(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .filter(option -> !ACTS.contains(Configuration.name(option)));
    }

    /// The whole file.
    public static String of(CommandSpec command) {
        var text = new StringBuilder(HEAD.replace("PREFIX", Configuration.PREFIX + "NAME"));
        options(command).forEach(option -> add(option, text));
        return text.toString();
    }

    private static void add(OptionSpec option, StringBuilder text) {
        String usual = option.initialValue() == null ? "" : usual(option.initialValue());
        text.append('\n');
        for (var line : wrapped(sentence(option, usual))) {
            text.append("# ").append(line).append('\n');
        }
        String shown = usual.isEmpty() ? option.paramLabel() : usual;
        text.append("#%s = %s%n".formatted(Configuration.name(option), shown));
    }

    /// Its help, without what is said of the default: that stands below.
    private static String sentence(OptionSpec option, String usual) {
        String help = String.join(" ", option.description());
        return usual.isEmpty() ? help : help.replaceFirst("\\s*\\(default: [^)]*\\)$", "");
    }

    private static String usual(Object value) {
        return switch (value) {
            case Optional<?> one -> one.map(Object::toString).orElse("");
            case Collection<?> several ->
                    String.join(",", several.stream().map(Object::toString).toList());
            case Enum<?> one -> one.name().toLowerCase(Locale.ROOT);
            default -> value.toString();
        };
    }

    private static List<String> wrapped(String sentence) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : sentence.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}

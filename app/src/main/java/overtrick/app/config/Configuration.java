package overtrick.app.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import overtrick.app.input.Spelling;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// What the options of a command are where the command line does not say: by the environment, or
/// else by a file. Options are the only table of what can be said; a setting is called as its
/// option is, without the dashes.
public final class Configuration implements IDefaultValueProvider {

    /// What variables of the environment begin with that are settings.
    static final String PREFIX = "OVERTRICK_";

    /// Behind a setting's name: the file in which its value stands, such as a secret.
    static final String IN_FILE = "-file";

    /// The variable that names the file.
    public static final String FILE = PREFIX + "CONFIG";

    private static final int LARGEST = 1 << 20;

    /// Variables of the launcher.
    private static final Set<String> OTHERS =
            Set.of(FILE, PREFIX + "JAVA_HOME", PREFIX + "JAVA_OPTS");

    /// @param origin where it was said, such as `club.conf, line 3`
    private record Said(String value, String origin) {}

    private final Map<String, Said> said = new HashMap<>();
    private final List<String> unknown = new ArrayList<>();
    private final List<String> known;

    private Configuration(List<String> known) {
        this.known = known;
    }

    /// Reads both.
    ///
    /// @param known the names of the settings
    /// @throws UserError when something in the file is wrong
    public static Configuration read(
            Optional<Path> file, Map<String, String> environment, List<String> known) {
        var configuration = new Configuration(List.copyOf(known));
        file.ifPresent(configuration::readFile);
        configuration.readEnvironment(environment);
        return configuration;
    }

    private void readFile(Path file) {
        int number = 0;
        for (var line : text(file, "the configuration").lines().toList()) {
            number++;
            readLine(line.strip(), "%s, line %d".formatted(file, number));
        }
    }

    private void readLine(String line, String origin) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        int equals = line.indexOf('=');
        if (equals < 1) {
            throw new UserError(
                    "%s: not understood: %s; a line is NAME = VALUE, and a comment begins with #"
                            .formatted(origin, line));
        }
        String name = line.substring(0, equals).strip();
        String setting = setting(name);
        if (setting.isEmpty()) {
            throw new UserError(
                    "%s: there is no setting %s%s; overtrick serve --config-example shows all"
                            .formatted(origin, name, Spelling.guess(name, known)));
        }
        var before = said.get(setting);
        if (before != null) {
            throw new UserError(
                    "%s: %s was said before, in %s".formatted(origin, setting, before.origin()));
        }
        keep(setting, name, line.substring(equals + 1).strip(), origin);
    }

    private void readEnvironment(Map<String, String> environment) {
        for (var variable : new TreeMap<>(environment).entrySet()) {
            String name = variable.getKey();
            if (!name.startsWith(PREFIX) || OTHERS.contains(name)) {
                continue;
            }
            String written =
                    name.substring(PREFIX.length()).toLowerCase(Locale.ROOT).replace('_', '-');
            String setting = setting(written);
            if (setting.isEmpty()) {
                unknown.add(
                        "%s is no setting and is passed over%s"
                                .formatted(name, Spelling.guess(written, known)));
            } else {
                keep(setting, written, variable.getValue(), name);
            }
        }
    }

    /// The setting that a name is for; empty when it is for none.
    private String setting(String name) {
        if (known.contains(name)) {
            return name;
        }
        String without =
                name.endsWith(IN_FILE) ? name.substring(0, name.length() - IN_FILE.length()) : "";
        return known.contains(without) ? without : "";
    }

    private void keep(String setting, String written, String value, String origin) {
        String found = setting.equals(written) ? value : text(Path.of(value), origin + ":").strip();
        said.put(setting, new Said(found, origin));
    }

    private static String text(Path file, String what) {
        try {
            if (Files.isRegularFile(file) && Files.size(file) > LARGEST) {
                throw new UserError("%s %s is larger than 1 MB".formatted(what, file));
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException _) {
            throw new UserError("%s %s is not there".formatted(what, file));
        } catch (CharacterCodingException _) {
            throw new UserError("%s %s is not text in UTF-8".formatted(what, file));
        } catch (IOException refused) {
            throw new UserError(
                    "%s %s cannot be read: %s".formatted(what, file, OutputFile.reason(refused)));
        }
    }

    /// How an option is called as a setting.
    static String name(OptionSpec option) {
        return option.longestName().replaceFirst("^--", "");
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return null;
        }
        var found = said.get(name(option));
        return found == null ? null : found.value();
    }

    /// Where the value of an option was said, to be put before a sentence; empty when the file and
    /// the environment do not say it.
    ///
    /// @param value which it has in the end: the command line may have said another
    public String origin(OptionSpec option, String value) {
        var found = said.get(name(option));
        return found == null || !found.value().equals(value) ? "" : found.origin() + ": ";
    }

    /// A sentence for each variable that looks like a setting and is none.
    public List<String> unknown() {
        return List.copyOf(unknown);
    }
}

package overtrick.app;

import java.util.Collection;
import overtrick.app.input.Spelling;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;

/// What to say of a command or an option that does not exist.
final class Unknown {

    private Unknown() {}

    /// Such as `there is no command scroe; did you mean score?`.
    static String sentence(UnmatchedArgumentException unknown) {
        var command = unknown.getCommandLine();
        String word = unknown.getUnmatched().getFirst();
        if (word.startsWith("-")) {
            return sentence("option", word, command.getCommandSpec().optionsMap().keySet());
        }
        return command.getSubcommands().isEmpty()
                ? "%s takes no further argument: %s"
                        .formatted(command.getCommandSpec().qualifiedName(), word)
                : command(word, command);
    }

    /// @param command that has no such command below it
    static String command(String word, CommandLine command) {
        return sentence("command", word, shown(command));
    }

    /// What to say when only the first of two words is there, as in `overtrick can`.
    static String missing(CommandLine command) {
        return "%s is followed by one of %s"
                .formatted(
                        command.getCommandSpec().qualifiedName(),
                        String.join(", ", shown(command)));
    }

    private static Collection<String> shown(CommandLine command) {
        return command.getSubcommands().entrySet().stream()
                .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
                .map(entry -> entry.getKey())
                .toList();
    }

    private static String sentence(String kind, String word, Collection<String> known) {
        return "there is no %s %s%s".formatted(kind, word, Spelling.guess(word, known));
    }
}

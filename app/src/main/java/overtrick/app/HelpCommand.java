package overtrick.app;

import java.util.List;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.app.output.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "help",
        description = "What a command does and what it takes; without one, which there are.",
        footer = {"", "Example:  overtrick help solve"})
final class HelpCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "such as solve, or can match")
    private List<String> words = List.of();

    @Override
    public Integer call() {
        var command = spec.parent().commandLine();
        for (var word : words) {
            var next = command.getSubcommands().get(word);
            if (next == null) {
                throw new UserError(Unknown.command(word, command) + "; see overtrick help");
            }
            command = next;
        }
        Output.styled(command.getUsageMessage());
        return 0;
    }
}

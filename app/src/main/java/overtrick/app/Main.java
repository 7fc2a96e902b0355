package overtrick.app;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import overtrick.app.bid.BidCommand;
import overtrick.app.bid.ExplainCommand;
import overtrick.app.bid.SystemsCommand;
import overtrick.app.can.CanCommands;
import overtrick.app.data.BackupCommand;
import overtrick.app.data.RestoreCommand;
import overtrick.app.data.VerifyCommand;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.UserError;
import overtrick.app.match.MatchCommand;
import overtrick.app.solve.AnalyseCommand;
import overtrick.app.solve.SolveCommand;
import overtrick.app.tournament.MovementCommand;
import overtrick.app.tournament.MovementsCommand;
import overtrick.app.tournament.RankCommand;
import overtrick.app.tournament.VpCommand;
import overtrick.cards.FormatException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/// The door: `overtrick COMMAND …`. Exit status 0: done; 2: the input was wrong; 1: our fault.
@Command(
        name = "overtrick",
        description = "A card club in one program.",
        mixinStandardHelpOptions = true,
        version = "overtrick 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            ScoreCommand.class,
            DealCommand.class,
            SolveCommand.class,
            AnalyseCommand.class,
            ConvertCommand.class,
            MovementCommand.class,
            MovementsCommand.class,
            RankCommand.class,
            VpCommand.class,
            SystemsCommand.class,
            ExplainCommand.class,
            BidCommand.class,
            MatchCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            VerifyCommand.class,
            RehearseCommand.class,
            CanCommands.class
        },
        footer = {"", "Try:  overtrick serve", "      overtrick score 4HX-4 --explain"})
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.setOut(utf8(System.out));
        System.setErr(utf8(System.err));
        System.exit(run(arguments));
    }

    /// Runs one command and gives back its exit status.
    static int run(String... arguments) {
        var program = new CommandLine(new Main());
        program.setCaseInsensitiveEnumValuesAllowed(true);
        // a margin may be below zero
        program.getSubcommands().values().stream()
                .filter(command -> command.getCommand() instanceof VpCommand)
                .forEach(command -> command.setUnmatchedOptionsArePositionalParams(true));
        program.setParameterExceptionHandler(wrongArguments());
        program.setExecutionExceptionHandler(failure());
        if (arguments.length == 0) {
            program.usage(System.out);
            return 0;
        }
        return program.execute(arguments);
    }

    private static IParameterExceptionHandler wrongArguments() {
        return (ParameterException wrong, String[] _) -> {
            String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
            System.err.printf("%s; see %s --help%n", firstLine(wrong), command);
            return ExitStatus.WRONG_INPUT;
        };
    }

    private static IExecutionExceptionHandler failure() {
        return (Exception failed, CommandLine _, CommandLine.ParseResult _) -> {
            if (failed instanceof UserError || failed instanceof FormatException) {
                System.err.println(firstLine(failed));
                return ExitStatus.WRONG_INPUT;
            }
            System.err.println("overtrick failed, which is our fault:");
            failed.printStackTrace();
            return ExitStatus.OUR_FAULT;
        };
    }

    private static String firstLine(Exception failed) {
        return String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}

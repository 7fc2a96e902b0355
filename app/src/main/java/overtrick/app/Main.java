package overtrick.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystemException;
import java.util.function.Function;
import overtrick.app.batch.BatchCommand;
import overtrick.app.bid.BidCommand;
import overtrick.app.bid.ExplainCommand;
import overtrick.app.bid.SystemsCommand;
import overtrick.app.can.CanCommands;
import overtrick.app.config.Configured;
import overtrick.app.config.Version;
import overtrick.app.convert.ConvertCommand;
import overtrick.app.convert.HandRecordCommand;
import overtrick.app.data.BackupCommand;
import overtrick.app.data.MoveCommand;
import overtrick.app.data.RestoreCommand;
import overtrick.app.data.SiteCommand;
import overtrick.app.data.VerifyCommand;
import overtrick.app.deal.DealCommand;
import overtrick.app.guide.GuideCommand;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.UserError;
import overtrick.app.law.LawCommand;
import overtrick.app.law.RuleCommand;
import overtrick.app.manager.ManagerCommand;
import overtrick.app.manager.PlayerCommand;
import overtrick.app.match.MatchCommand;
import overtrick.app.output.Output;
import overtrick.app.output.OutputFile;
import overtrick.app.output.OutputRefused;
import overtrick.app.play.PlayCommand;
import overtrick.app.social.AuctionCommand;
import overtrick.app.social.BridgeWhistCommand;
import overtrick.app.social.ChicagoCommand;
import overtrick.app.social.CutThroatCommand;
import overtrick.app.social.DummyWhistCommand;
import overtrick.app.social.PartyCommand;
import overtrick.app.social.PlafondCommand;
import overtrick.app.social.RubberCommand;
import overtrick.app.social.WhistCommand;
import overtrick.app.solve.AnalyseCommand;
import overtrick.app.solve.SolveCommand;
import overtrick.app.tournament.BoxesCommand;
import overtrick.app.tournament.MovementCommand;
import overtrick.app.tournament.MovementsCommand;
import overtrick.app.tournament.RankCommand;
import overtrick.app.tournament.VpCommand;
import overtrick.cards.FormatException;
import overtrick.log.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/// The door: `overtrick COMMAND …`. Exit status 0: done; 2: the input was wrong; 1: our fault.
@Command(
        name = "overtrick",
        description = "A card club in one program.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            ScoreCommand.class,
            DealCommand.class,
            SolveCommand.class,
            AnalyseCommand.class,
            ConvertCommand.class,
            HandRecordCommand.class,
            MovementCommand.class,
            MovementsCommand.class,
            RankCommand.class,
            BoxesCommand.class,
            VpCommand.class,
            SystemsCommand.class,
            ExplainCommand.class,
            BidCommand.class,
            PlayCommand.class,
            MatchCommand.class,
            BatchCommand.class,
            ManagerCommand.class,
            PlayerCommand.class,
            LawCommand.class,
            RuleCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            VerifyCommand.class,
            MoveCommand.class,
            SiteCommand.class,
            GuideCommand.class,
            RehearseCommand.class,
            CanCommands.class,
            RubberCommand.class,
            ChicagoCommand.class,
            PartyCommand.class,
            AuctionCommand.class,
            PlafondCommand.class,
            BridgeWhistCommand.class,
            WhistCommand.class,
            DummyWhistCommand.class,
            CutThroatCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "Try:  overtrick serve",
            "      overtrick score 4HX-4 --explain",
            "      overtrick match --ns acol --ew precision --boards 4",
            "",
            "Programs ask with --json and --batch; docs/own-robot.md is for robots."
        })
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.setOut(Output.standard());
        System.setErr(Output.errors(new FileOutputStream(FileDescriptor.err)));
        System.exit(run(arguments));
    }

    /// Runs one command and gives back its exit status.
    static int run(String... arguments) {
        var program = new CommandLine(new Main());
        giveHelp(program);
        program.setCaseInsensitiveEnumValuesAllowed(true);
        wholeNumbers(program);
        // a margin may be below zero
        program.getSubcommands().values().stream()
                .filter(command -> command.getCommand() instanceof VpCommand)
                .forEach(command -> command.setUnmatchedOptionsArePositionalParams(true));
        program.setParameterExceptionHandler(wrongArguments());
        program.setExecutionExceptionHandler(failure());
        var help = new StringWriter(); // what the library prints itself
        program.setOut(new PrintWriter(help));
        try {
            Configured.configure(program, System.getenv(), arguments);
            int status = program.execute(arguments.length == 0 ? new String[] {"help"} : arguments);
            if (status == 0) {
                Output.styled(help.toString());
                System.out.flush(); // what is not on its way yet may still be refused
            }
            return status;
        } catch (OutputRefused refused) {
            return told(refused);
        } catch (UserError wrong) { // in the configuration
            System.err.println(wrong.getMessage());
            return ExitStatus.WRONG_INPUT;
        } catch (OutOfMemoryError _) {
            return tooLarge();
        }
    }

    /// What filled the memory is gone by now, so that there is room to say so.
    private static int tooLarge() {
        long given = Runtime.getRuntime().maxMemory() >> 20;
        System.err.printf(
                "this needs more memory than the %,d MB that Java may use; give it in parts, or set"
                        + " OVERTRICK_JAVA_OPTS=-Xmx%dm and try again%n",
                given, 4 * given);
        return ExitStatus.WRONG_INPUT;
    }

    private static boolean isOutOfMemory(Throwable failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                return true;
            }
        }
        return false;
    }

    /// Every command tells with `--help` what it does.
    private static void giveHelp(CommandLine program) {
        for (var command : program.getSubcommands().values()) {
            command.getCommandSpec().mixinStandardHelpOptions(true);
            giveHelp(command);
        }
    }

    /// Says of a number what it should be, not which type of Java it is for.
    private static void wholeNumbers(CommandLine program) {
        program.registerConverter(Integer.class, text -> whole(text, Integer::valueOf));
        program.registerConverter(int.class, text -> whole(text, Integer::valueOf));
        program.registerConverter(Long.class, text -> whole(text, Long::valueOf));
    }

    private static <N> N whole(String text, Function<String, N> number) {
        try {
            return number.apply(text);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException(
                    text.matches("[+-]?\\d+")
                            ? "number is too large: " + text
                            : "no whole number: " + text);
        }
    }

    private static int told(OutputRefused refused) {
        if (refused.isReaderGone()) {
            return 0;
        }
        System.err.println(refused.getMessage());
        return ExitStatus.WRONG_INPUT;
    }

    private static IParameterExceptionHandler wrongArguments() {
        return (ParameterException wrong, String[] _) -> {
            String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
            String sentence =
                    switch (wrong) {
                        case UnmatchedArgumentException unknown -> Unknown.sentence(unknown);
                        case ParameterException _ when isWithoutCommand(wrong) ->
                                Unknown.missing(wrong.getCommandLine());
                        default -> Configured.sentence(wrong).orElseGet(() -> firstLine(wrong));
                    };
            System.err.printf("%s; see %s --help%n", sentence, command);
            return ExitStatus.WRONG_INPUT;
        };
    }

    private static boolean isWithoutCommand(ParameterException wrong) {
        return firstLine(wrong).equals("Missing required subcommand");
    }

    private static IExecutionExceptionHandler failure() {
        return (Exception failed, CommandLine _, CommandLine.ParseResult _) ->
                switch (failed) {
                    case OutputRefused refused -> told(refused);
                    case UserError wrong -> { // several lines where several things are wrong
                        System.err.println(wrong.getMessage());
                        yield ExitStatus.WRONG_INPUT;
                    }
                    case FormatException _, StoreException _ -> {
                        System.err.println(firstLine(failed));
                        yield ExitStatus.WRONG_INPUT;
                    }
                    case FileSystemException refused -> {
                        System.err.printf(
                                "%s cannot be used: %s%n",
                                refused.getFile(), OutputFile.reason(refused));
                        yield ExitStatus.WRONG_INPUT;
                    }
                    case Exception _ when isOutOfMemory(failed) -> tooLarge();
                    default -> {
                        System.err.println("overtrick failed, which is our fault:");
                        failed.printStackTrace();
                        yield ExitStatus.OUR_FAULT;
                    }
                };
    }

    private static String firstLine(Exception failed) {
        return String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
    }
}

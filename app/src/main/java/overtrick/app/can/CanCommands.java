package overtrick.app.can;

import picocli.CommandLine.Command;

/// Everything about Bài Càn.
@Command(
        name = "can",
        description = "Bài Càn, the hundred-point game.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            CanDealCommand.class,
            CanMatchCommand.class,
            CanScoreCommand.class,
            CanCheckCommand.class,
            CanDuelCommand.class
        },
        footer = {"", "Example:  overtrick can match --seed 7 --lang vi"})
public final class CanCommands {}

package overtrick.app.can;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.can.rules.CanRules;
import overtrick.cards.FormatException;
import overtrick.robots.can.CanRobot;
import picocli.CommandLine.Option;

/// By which rules robots play, and how hard those that search think.
final class RobotOptions {

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "how the club plays, lines key = value; without it can.md as it stands")
    private Optional<Path> rules = Optional.empty();

    @Option(
            names = "--worlds",
            paramLabel = "N",
            description = "in how many layouts a card is tried (default: ${DEFAULT-VALUE})")
    private int worlds = CanRobot.USUAL;

    /// The club's rules as they stand when there is no file.
    ///
    /// @throws FormatException when the file cannot be read, or says what no rule is
    CanRules rules() {
        if (rules.isEmpty()) {
            return CanRules.CLUB;
        }
        var file = rules.get();
        try {
            return CanRules.parse(Files.readString(file));
        } catch (IOException unreadable) {
            throw new FormatException("cannot read the rules " + file);
        } catch (FormatException wrong) {
            throw new FormatException(file + ": " + wrong.getMessage());
        }
    }

    /// @throws UserError for a number of layouts that no robot tries
    int worlds() {
        if (worlds < 1 || worlds > CanRobot.MOST) {
            throw new UserError("--worlds is not 1 to %d: %d".formatted(CanRobot.MOST, worlds));
        }
        return worlds;
    }
}

package overtrick.app.social;

import java.util.Optional;
import overtrick.app.input.OneOf;
import overtrick.cards.Seat;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "whist",
        description = "A rubber of whist by robots: the last card dealt makes trumps.",
        footer = {"", "Example:  overtrick whist --seed 7 --code long"})
public class WhistCommand extends GameCommand {

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "short, long or american (default: ${DEFAULT-VALUE})")
    private String code = "short";

    /// The hand that lies open where three play.
    Optional<Seat> dummy() {
        return Optional.empty();
    }

    @Override
    final Form form() {
        return new Form.Whist(OneOf.parse("--code", WhistCode.class, code).terms(), dummy());
    }
}

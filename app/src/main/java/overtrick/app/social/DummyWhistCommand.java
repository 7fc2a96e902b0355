package overtrick.app.social;

import java.util.Optional;
import overtrick.app.input.OneOf;
import overtrick.cards.Seat;
import overtrick.club.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "dummy-whist",
        description =
                "A rubber of dummy whist by robots: three players, and a hand that all can see.",
        footer = {"", "Example:  overtrick dummy-whist --seed 7"})
public final class DummyWhistCommand extends GameCommand {

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "short, long or american (default: ${DEFAULT-VALUE})")
    private String code = "short";

    @Override
    Form form() {
        return new Form.Whist(
                OneOf.parse("--code", WhistCode.class, code).terms(), Optional.of(Seat.NORTH));
    }
}

package overtrick.app.social;

import java.util.Optional;
import overtrick.cards.Seat;
import picocli.CommandLine.Command;

@Command(
        name = "dummy-whist",
        description =
                "A rubber of dummy whist by robots: three players, and a hand that all can see.",
        footer = {"", "Example:  overtrick dummy-whist --seed 7"})
public final class DummyWhistCommand extends WhistCommand {

    @Override
    Optional<Seat> dummy() {
        return Optional.of(Seat.NORTH);
    }
}

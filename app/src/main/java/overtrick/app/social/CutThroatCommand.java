package overtrick.app.social;

import overtrick.cards.Seat;
import overtrick.social.Form;
import picocli.CommandLine.Command;

@Command(
        name = "cut-throat",
        description = "A rubber of cut-throat by three robots, each for themselves.",
        footer = {"", "Example:  overtrick cut-throat --seed 7 --json"})
public final class CutThroatCommand extends GameCommand {

    @Override
    Form form() {
        return new Form.CutThroat(Seat.WEST);
    }
}

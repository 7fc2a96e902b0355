package overtrick.app.social;

import overtrick.app.input.OneOf;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.auction.Declaring.Cap;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "bridge-whist",
        description =
                "A rubber of bridge-whist by robots: the dealer or their partner names trumps.",
        footer = {"", "Example:  overtrick bridge-whist --seed 7 --doubling at-most-100"})
public final class BridgeWhistCommand extends GameCommand {

    @Option(
            names = "--doubling",
            paramLabel = "LIMIT",
            description =
                    "none, at-most-100 or cut-to-100: how far a trick may be doubled (default:"
                            + " ${DEFAULT-VALUE})")
    private String doubling = "none";

    @Override
    Form form() {
        var cap = OneOf.parse("--doubling", Cap.class, doubling);
        return new Form.BridgeWhist(BridgeWhistTerms.with(cap));
    }
}

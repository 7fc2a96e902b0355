package overtrick.app.social;

import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "plafond",
        description =
                "A rubber of plafond by robots: only tricks that were bid count towards game.",
        footer = {"", "Example:  overtrick plafond --seed 7 --kept 0"})
public final class PlafondCommand extends GameCommand {

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "france, or london-1920 (default: ${DEFAULT-VALUE})")
    private String code = "france";

    @Option(
            names = "--kept",
            paramLabel = "POINTS",
            description = "for a contract kept: 50 or 0 (default: ${DEFAULT-VALUE})")
    private int kept = 50;

    @Option(
            names = "--undertricks",
            paramLabel = "POINTS",
            description =
                    "100 for each, or 100-50: the first and each further one (default: those of the"
                            + " code)")
    private Optional<String> undertricks = Optional.empty();

    @Override
    Form form() {
        if (kept != 0 && kept != 50) {
            throw new UserError("--kept is not 50 or 0: " + kept);
        }
        var terms =
                switch (code) {
                    case "france" -> AuctionTerms.PLAFOND;
                    case "london-1920" -> AuctionTerms.LONDON_1920;
                    default -> throw new UserError("--code is not france or london-1920: " + code);
                };
        return new Form.Auction("plafond", priced(terms.withKept(kept)));
    }

    private AuctionTerms priced(AuctionTerms terms) {
        return undertricks
                .map(prices ->
                        switch (prices) {
                            case "100" -> terms.withUndertricks(100, 100);
                            case "100-50" -> terms.withUndertricks(100, 50);
                            default ->
                                    throw new UserError(
                                            "--undertricks is not 100 or 100-50: " + prices);
                        })
                .orElse(terms);
    }
}

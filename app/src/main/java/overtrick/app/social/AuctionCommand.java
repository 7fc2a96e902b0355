package overtrick.app.social;

import overtrick.app.input.OneOf;
import overtrick.app.input.UserError;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.HonourScale;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "auction",
        description = "A rubber of auction bridge by robots, in one of its codes.",
        footer = {"", "Example:  overtrick auction --seed 7 --code 1920 --honours flat"})
public final class AuctionCommand extends GameCommand {

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description =
                    "club for game at 100 and redoubles without end, or 1920 for game at 30"
                            + " (default: ${DEFAULT-VALUE})")
    private String code = "club";

    @Option(
            names = "--honours",
            paramLabel = "SCALE",
            description =
                    "multiples of the trick, or flat as from 1926 (default: ${DEFAULT-VALUE})")
    private String honours = "multiples";

    @Option(names = "--early-slams", description = "20 and 40 for slams, as until 1916")
    private boolean earlySlams;

    @Option(
            names = "--duplicate",
            description = "every deal stands alone, and one worth a game brings 125")
    private boolean duplicate;

    @Override
    Form form() {
        var scale = OneOf.parse("--honours", HonourScale.class, honours);
        var terms =
                switch (code) {
                    case "club" -> AuctionTerms.AUCTION_CLUB;
                    case "1920" -> AuctionTerms.AUCTION_1920;
                    default -> throw new UserError("--code is not club or 1920: " + code);
                };
        int little = earlySlams ? 20 : terms.littleSlam();
        int grand = earlySlams ? 40 : terms.grandSlam();
        String name = code.equals("club") ? "auction" : "auction-1920";
        var all = terms.with(little, grand, scale);
        return duplicate ? new Form.DuplicateAuction(all) : new Form.Auction(name, all);
    }
}

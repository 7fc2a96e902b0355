package overtrick.app.social;

import overtrick.app.input.OneOf;
import overtrick.app.input.UserError;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.PassedOutDeal;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.score.UndertrickCode;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "party",
        description =
                "Party bridge by robots: each deal held against what the stronger side should score.",
        footer = {"", "Example:  overtrick party --seed 7 --deals 4 --table public"})
public final class PartyCommand extends GameCommand {

    private static final int MOST_DEALS = 128;

    @Option(
            names = "--table",
            paramLabel = "TABLE",
            description = "of responsibility: club or public (default: ${DEFAULT-VALUE})")
    private String table = "club";

    @Option(
            names = "--passed-out",
            paramLabel = "WAY",
            description =
                    "a deal that nobody bids: scores-zero, misses-target or dealt-again (default:"
                            + " ${DEFAULT-VALUE})")
    private String passedOut = "scores-zero";

    @Option(
            names = "--undertricks",
            paramLabel = "CODE",
            description =
                    "since-1987 for the Law, from-1935, or club-sheet as the club prints them"
                            + " (default: ${DEFAULT-VALUE})")
    private String undertricks = "since-1987";

    @Option(
            names = "--deals",
            paramLabel = "N",
            description = "how many a party has (default: ${DEFAULT-VALUE})")
    private int deals = 16;

    @Override
    Form form() {
        if (deals < 1 || deals > MOST_DEALS) {
            throw new UserError("--deals is not 1 to %d: %d".formatted(MOST_DEALS, deals));
        }
        return new Form.Party(
                new PartyTerms(
                        OneOf.parse("--table", Responsibility.class, table),
                        OneOf.parse("--passed-out", PassedOutDeal.class, passedOut),
                        OneOf.parse("--undertricks", UndertrickCode.class, undertricks),
                        deals));
    }
}

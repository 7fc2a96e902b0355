package overtrick.app.bid;

import java.util.ArrayList;
import java.util.Locale;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.IllegalCallException;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import picocli.CommandLine.Option;

/// The auction that a command is about.
final class AuctionOptions {

    @Option(names = "--system", required = true, paramLabel = "NAME", description = "of both sides")
    private String system;

    @Option(
            names = "--dealer",
            paramLabel = "SEAT",
            description = "N, E, S or W (default: ${DEFAULT-VALUE})")
    private String dealer = "N";

    @Option(
            names = "--vul",
            paramLabel = "VUL",
            description = "none, ns, ew or both (default: ${DEFAULT-VALUE})")
    private String vulnerability = "none";

    @Option(
            names = "--auction",
            paramLabel = "CALLS",
            description = "from the dealer on, such as \"1N P 2C\" (default: no call yet)")
    private String auction = "";

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "of the explanations: en or vi (default: ${DEFAULT-VALUE})")
    private String language = "en";

    Locale locale() {
        return Locale.of(language);
    }

    /// @throws FormatException if anything is not understood or a call is illegal
    Understanding understanding() {
        return Understanding.of(
                BiddingSystem.named(system), auction(), Vulnerability.parse(vulnerability));
    }

    private Auction auction() {
        var made = new ArrayList<Call>();
        var start = Auction.openedBy(Seat.parse(dealer));
        for (var word : auction.strip().split("\\s+")) {
            if (word.isEmpty()) {
                continue;
            }
            made.add(Call.parse(word));
            try {
                start = new Auction(start.dealer(), made);
            } catch (IllegalCallException illegal) {
                throw new FormatException(
                        "call %d of the auction is illegal: %s"
                                .formatted(made.size(), illegal.getMessage()));
            }
        }
        return start;
    }
}

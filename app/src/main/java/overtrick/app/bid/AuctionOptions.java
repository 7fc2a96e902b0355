package overtrick.app.bid;

import java.util.List;
import java.util.Locale;
import overtrick.app.input.Language;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Understanding;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The auction that a command is about.
public final class AuctionOptions {

    @Option(
            names = "--system",
            paramLabel = "NAME",
            description = "of both sides: a system of the house, or the path of a .bid file")
    private String system = "";

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

    @Mixin private Language language = new Language();

    /// In which the call is explained.
    public Locale locale() {
        return language.locale();
    }

    /// The system named; empty when there is none.
    public String system() {
        return system;
    }

    /// @throws FormatException if anything is not understood or a call is illegal
    Understanding understanding() {
        if (system.isEmpty()) {
            throw new FormatException("--system is missing, such as --system standard-american");
        }
        return Understanding.of(SystemShelf.take(system), auction(), vulnerability());
    }

    /// The same before each call, and now.
    ///
    /// @throws FormatException likewise
    List<Understanding> understandings() {
        var last = understanding();
        return new Readings(SystemShelf::take)
                .each(Agreements.both(system), last.auction(), last.vulnerability());
    }

    /// @throws FormatException if it is not understood or a call is illegal
    public Auction auction() {
        return AuctionText.parse(Seat.parse(dealer), AuctionText.words(auction));
    }

    /// @throws FormatException if it is not understood
    public Vulnerability vulnerability() {
        return Vulnerability.parse(vulnerability);
    }
}

package overtrick.app.bid;

import java.util.List;
import java.util.Locale;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonLines;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Understanding;
import tools.jackson.databind.node.ObjectNode;

/// Answers positions one after the other: JSON Lines in, JSON Lines out.
public final class BidBatch {

    private static final List<String> MODES = List.of("rules", "search");
    private static final List<String> SCORINGS = List.of("imp", "mp");

    private final String usual;
    private final Locale locale;
    private final Readings readings = new Readings(SystemShelf::take);

    /// @param usual the system of a side that names none; may be empty
    public BidBatch(String usual, Locale locale) {
        this.usual = usual;
        this.locale = locale;
    }

    void run() {
        JsonLines.answer(this::answer);
    }

    /// One position.
    ///
    /// @throws UserError if it cannot be answered
    public ObjectNode answer(Question asked) {
        asked.oneOf("scoring", SCORINGS);
        if (asked.oneOf("mode", MODES).equals("search")) {
            throw new UserError("mode search does not exist yet; mode rules does");
        }
        var hand = BidCommand.hand(asked.text("hand", ""));
        var now = understanding(asked);
        BidCommand.requireTurn(now, asked.text("seat", ""));
        return BidCommand.answer(now, hand, now.choose(hand), locale);
    }

    private Understanding understanding(Question asked) {
        var agreements = SystemShelf.agreed(asked, usual);
        readings.system(agreements.northSouth());
        readings.system(agreements.eastWest());
        var dealer = Seat.parse(asked.text("dealer", "N"));
        var auction = AuctionText.parse(dealer, asked.words("auction"));
        return readings.of(agreements, auction, Vulnerability.parse(asked.text("vul", "none")));
    }
}

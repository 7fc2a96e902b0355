package overtrick.app.bid;

import java.util.List;
import java.util.Locale;
import overtrick.app.input.PlayedFor;
import overtrick.app.input.Question;
import overtrick.app.output.JsonLines;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.bidding.Readings;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.Finding;
import overtrick.robots.search.Solvers;
import overtrick.systems.Understanding;
import tools.jackson.databind.node.ObjectNode;

/// Answers positions one after the other: JSON Lines in, JSON Lines out.
public final class BidBatch {

    private static final List<String> MODES = List.of("rules", "search");

    /// The same position always gets the same call.
    private static final long SEED = 1;

    private final String usual;
    private final Locale locale;
    private final Readings readings = new Readings(SystemShelf::take);
    private final Solvers solvers = new Solvers();

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
    /// @throws overtrick.app.input.UserError if it cannot be answered
    public ObjectNode answer(Question asked) {
        var played =
                new PlayedFor(asked.text("scoring", "imp"), asked.text("below", PlayedFor.NOTHING));
        boolean search = asked.oneOf("mode", MODES).equals("search");
        var hand = BidCommand.hand(asked.text("hand", ""));
        var heard = understanding(asked);
        var now = heard.getLast();
        BidCommand.requireTurn(now, asked.text("seat", ""));
        var stake = played.stake(now.vulnerability());
        var finding =
                search
                        ? new CallSearch(stake, solvers, SEED).find(heard, hand)
                        : Finding.byRules(GameReached.choose(now, hand, stake));
        return BidCommand.answer(now, hand, finding, stake, locale);
    }

    private List<Understanding> understanding(Question asked) {
        var agreements = SystemShelf.agreed(asked, usual);
        readings.system(agreements.northSouth());
        readings.system(agreements.eastWest());
        var dealer = Seat.parse(asked.text("dealer", "N"));
        var auction = AuctionText.parse(dealer, asked.words("auction"));
        return readings.each(agreements, auction, Vulnerability.parse(asked.text("vul", "none")));
    }
}

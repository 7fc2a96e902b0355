package overtrick.robots.judgement;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.cards.CardSet;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.bidding.Readings;
import overtrick.systems.hand.Hand;

/// Bids by the system that its side plays, and where that leaves a call close, by what layouts of
/// the hidden hands say. It sees its own hand and hears the auction, and nothing else.
public record SearchBidder(Agreements agreements, Readings readings, CallSearch search)
        implements Bidder {

    @Override
    public Bidding call(BoardView view) {
        return call(view, () -> false);
    }

    @Override
    public Bidding call(BoardView view, BooleanSupplier enough) {
        var finding = find(view, enough);
        var seat = view.seat().orElseThrow();
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        var system = agreements.of(seat.side());
        boolean stops = GameReached.stops(now, now.choose(hand(view)), search.stake());
        if (stops && !finding.isChanged()) {
            return new Bidding(finding.call(), Optional.empty());
        }
        var meaning =
                finding.isChanged()
                        ? Meaning.of(
                                Meanings.BY_JUDGEMENT,
                                system,
                                Allowed.meaning(now, finding.call()).key())
                        : Meaning.of(Meanings.BY_SYSTEM, system, finding.usual().row().key());
        return new Bidding(finding.call(), Optional.of(meaning));
    }

    /// What the viewer would call, and why.
    public Finding find(BoardView view, BooleanSupplier enough) {
        var heard = readings.each(agreements, view.auction(), view.vulnerability());
        return search.find(heard, hand(view), enough);
    }

    private static Hand hand(BoardView view) {
        return Hand.of(view.hands().getOrDefault(view.seat().orElseThrow(), CardSet.NONE));
    }
}

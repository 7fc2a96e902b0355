package overtrick.web.table;

import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;

/// What the page answers to whoever asks why.
final class Why {

    private Why() {}

    /// Why the cards of a hand that cannot be played now cannot.
    static String notPlayed(TablePage page, Seat seat) {
        var words = page.words();
        if (page.phase() == Phase.AUCTION) {
            return words.get("why.auction");
        }
        if (!page.isHandled(seat)) {
            return words.get(page.isMine(seat) ? "why.dummy" : "why.theirs");
        }
        if (!page.isTurn(seat)) {
            return words.get("why.turn");
        }
        var led = page.play().flatMap(played -> played.current().suitLed());
        return led.map(suit -> words.get("why.follow", words.name(suit)))
                .orElseGet(() -> words.get("why.turn"));
    }

    /// Why a call cannot be made now; empty when it can.
    static String notCalled(TablePage page, Call call) {
        if (!page.isMyTurn()) {
            return page.words().get("why.turn");
        }
        return page.board()
                .map(BoardView::auction)
                .flatMap(auction -> auction.standing().refusal(call))
                .map(page.words()::refusal)
                .orElse("");
    }

    /// What a call was, and what it shows.
    static String called(TablePage page, int place) {
        var words = page.words();
        var auction = page.board().orElseThrow().auction();
        var seat = auction.caller(place);
        return words.get(
                "auction.call",
                words.name(seat),
                words.name(auction.calls().get(place)),
                page.calls().text(place));
    }
}

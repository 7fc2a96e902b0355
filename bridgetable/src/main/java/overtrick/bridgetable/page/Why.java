package overtrick.bridgetable.page;

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
}

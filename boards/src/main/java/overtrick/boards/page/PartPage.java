package overtrick.boards.page;

import static java.util.stream.Collectors.joining;

import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PartBoard;
import overtrick.page.Words;

/// A board from elsewhere of which one hand is known, or two.
public record PartPage(PartBoard board, Words words) {

    public String title() {
        return words.get("board.title", board.number().value());
    }

    /// Who deals, and who is vulnerable.
    public String about() {
        return words.get(
                "board.about", words.name(board.dealer()), words.name(board.vulnerability()));
    }

    /// Which hands there are, and what cannot be said without the others.
    public String sentence() {
        return words.get(
                "look.part",
                board.hands().keySet().stream().map(words::name).collect(joining(", ")));
    }

    public Optional<CardSet> hand(Seat seat) {
        return Optional.ofNullable(board.hands().get(seat));
    }

    public String name(Seat seat) {
        return board.names().getOrDefault(seat, "");
    }

    public Optional<Auction> auction() {
        return board.auction();
    }
}

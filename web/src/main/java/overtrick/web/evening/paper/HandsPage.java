package overtrick.web.evening.paper;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.web.Words;

/// The boards of an event, to deal by: each hand as it is laid out, and as a curtain card.
///
/// @param open whether others may still take their place
public record HandsPage(Words words, String path, String title, List<Board> boards, boolean open) {

    public HandsPage {
        boards = List.copyOf(boards);
    }

    /// The cards of a suit, such as `A K 7`; a dash for none.
    public String cards(Deal deal, Seat seat, Suit suit) {
        var held = deal.hand(seat).in(suit);
        return held.isEmpty() ? "–" : words.spaced(held);
    }
}

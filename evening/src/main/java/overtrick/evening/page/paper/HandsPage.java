package overtrick.evening.page.paper;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;

/// The boards of an event, to deal by: each hand as it is laid out, and as a curtain card.
///
/// @param needed how many the event has, numbered from 1
/// @param open whether others may still take their place
/// @param hidden how many the director has still to play themselves
/// @param away whether there are boards that were put away
/// @param used whether the director has said that they lie in the boards, or a file or the
///   program's own tables say so
public record HandsPage(
        Words words,
        String path,
        String title,
        List<Board> boards,
        int needed,
        boolean open,
        int hidden,
        boolean away,
        boolean used) {

    public HandsPage {
        boards = List.copyOf(boards);
    }

    /// Whether the event has boards, seen or not.
    public boolean dealt() {
        return !boards.isEmpty() || hidden > 0;
    }

    /// The cards of a suit, such as `A K 7`; a dash for none.
    public String cards(Deal deal, Seat seat, Suit suit) {
        var held = deal.hand(seat).in(suit);
        return held.isEmpty() ? "–" : words.spaced(held);
    }
}

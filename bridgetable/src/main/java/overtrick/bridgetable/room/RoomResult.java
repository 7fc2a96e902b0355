package overtrick.bridgetable.room;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;

/// What happened to a board in the closed room.
///
/// @param meanings what each call was said to show
/// @param cards in the order in which they were played
public record RoomResult(
        Room room,
        Auction auction,
        List<Optional<Meaning>> meanings,
        List<Card> cards,
        Result result) {

    public RoomResult {
        meanings = List.copyOf(meanings);
        cards = List.copyOf(cards);
    }
}

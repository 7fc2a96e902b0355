package overtrick.boards.page.match;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;

/// What lies on a table that is played elsewhere: all four hands.
///
/// @param id `open` or `closed`
/// @param northSouth the team that sits there
/// @param table empty before the first board
public record RoomPart(
        Words words, String id, String northSouth, String eastWest, Optional<Table> table) {

    /// A board on the table.
    ///
    /// @param hands the cards that each has left
    /// @param trick what lies in the middle: the last trick while the next has no card
    /// @param turn who calls or plays next
    /// @param result empty until it is over
    public record Table(
            Board board,
            Map<Seat, CardSet> hands,
            Auction auction,
            Optional<Contract> contract,
            Optional<Trick> trick,
            int northSouth,
            int eastWest,
            Optional<Seat> turn,
            String result) {

        /// What a seat has left.
        public CardSet hand(Seat seat) {
            return hands.getOrDefault(seat, CardSet.NONE);
        }
    }

    static RoomPart of(
            Words words,
            String id,
            Optional<BoardInPlay> board,
            String northSouth,
            String eastWest) {
        return new RoomPart(
                words, id, northSouth, eastWest, board.map(lying -> table(lying, words)));
    }

    private static Table table(BoardInPlay board, Words words) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(
                    seat,
                    board.play().map(play -> play.hand(seat)).orElse(board.deal().hand(seat)));
        }
        return new Table(
                board.board(),
                hands,
                board.auction(),
                board.contract(),
                board.play().flatMap(RoomPart::trick),
                board.play().map(play -> play.won(Side.NORTH_SOUTH)).orElse(0),
                board.play().map(play -> play.won(Side.EAST_WEST)).orElse(0),
                board.isOver() ? Optional.empty() : board.turn(),
                board.result().map(result -> ResultText.of(result, words)).orElse(""));
    }

    private static Optional<Trick> trick(Play play) {
        boolean between = play.current().isEmpty() && !play.tricks().isEmpty();
        return Optional.of(between ? play.tricks().getLast() : play.current())
                .filter(trick -> !trick.isEmpty());
    }

    /// What the room is called.
    public String title() {
        return words.get(id.equals("open") ? "match.room.open.head" : "match.room.closed.head");
    }

    /// How many tricks each side has won.
    public String tricks() {
        return table.map(lying ->
                        words.get(
                                "match.tricks",
                                words.letters(Side.NORTH_SOUTH),
                                lying.northSouth(),
                                words.letters(Side.EAST_WEST),
                                lying.eastWest()))
                .orElse("");
    }

    /// Who sits at a seat.
    public String team(Seat seat) {
        return seat.side() == Side.NORTH_SOUTH ? northSouth : eastWest;
    }
}

package overtrick.bridgetable.page.beside;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.page.table.SeenRoom;

/// A room of a match beside another: its table as the viewer may see it.
///
/// @param id `open` or `closed`
/// @param title what the room is called
/// @param path of its table; empty where there is none, or the viewer may not come there
/// @param why nothing is shown; empty where something is
/// @param late whether it is shown later than it is played
/// @param table what lies there; empty before the first board
public record RoomPart(
        Words words,
        String id,
        String title,
        String path,
        String why,
        boolean late,
        Map<Seat, String> names,
        Optional<BoardView> table) {

    private static final int CARDS = 13;

    public RoomPart {
        names = Map.copyOf(names);
    }

    /// A room of which something is seen.
    ///
    /// @param shut what is said where the viewer may not look on
    public static RoomPart of(
            Words words, String id, String title, SeenRoom<Optional<BoardView>> seen, String shut) {
        var names = new EnumMap<Seat, String>(Seat.class);
        seen.names().forEach((seat, name) -> names.put(seat, Called.in(words, name)));
        return new RoomPart(
                words,
                id,
                title,
                seen.shut() ? "" : "/tables/" + seen.table().code(),
                seen.shut() ? shut : "",
                seen.late(),
                names,
                seen.game().flatMap(board -> board));
    }

    /// A room of which nothing is seen.
    public static RoomPart without(Words words, String id, String title, String why) {
        return new RoomPart(words, id, title, "", why, false, Map.of(), Optional.empty());
    }

    /// What somebody holds, as far as the viewer may see it; all that was dealt once the board is
    /// over and open to them.
    public Optional<CardSet> hand(Seat seat) {
        return table.flatMap(board ->
                board.deal()
                        .map(deal -> deal.hand(seat))
                        .or(() ->
                                Optional.ofNullable(board.hands().get(seat))
                                        .filter(_ -> !board.isOver())));
    }

    /// How many cards somebody holds that the viewer does not see; 0 once the board is over.
    public int hidden(Seat seat) {
        return table.filter(board -> !board.isOver() && hand(seat).isEmpty())
                .map(board -> board.play().map(play -> play.cardsLeft(seat)).orElse(CARDS))
                .orElse(0);
    }

    /// Who sits there.
    public String name(Seat seat) {
        return names.getOrDefault(seat, "");
    }

    /// Whether the table waits for this hand.
    public boolean isTurn(Seat seat) {
        return table.flatMap(BoardView::turn).equals(Optional.of(seat));
    }

    /// The contract that is played; empty before there is one.
    public Optional<Contract> contract() {
        return table.flatMap(BoardView::contract);
    }

    /// What the board came to; empty before it is over.
    public String result() {
        return table.flatMap(BoardView::result)
                .map(result -> ResultText.of(result, words))
                .orElse("");
    }

    /// What lies in the middle: the trick under way, or the whole one until the next lead.
    public Optional<Trick> trick() {
        return table.filter(board -> !board.isOver())
                .flatMap(BoardView::play)
                .flatMap(play ->
                        play.current().isEmpty() ? play.lastTrick() : Optional.of(play.current()));
    }

    /// How many tricks each side has won; empty before the play.
    public String tricks() {
        return table.flatMap(BoardView::play).map(this::tricks).orElse("");
    }

    private String tricks(PlayView play) {
        return words.get(
                "match.tricks",
                words.letters(Side.NORTH_SOUTH),
                play.won(Side.NORTH_SOUTH),
                words.letters(Side.EAST_WEST),
                play.won(Side.EAST_WEST));
    }

    /// What is read aloud of the room: the contract, and what has come of it; empty before there is
    /// one.
    public String told() {
        int board = table.map(one -> one.number().value()).orElse(0);
        String what = result().isEmpty() ? contract().map(words::name).orElse("") : result();
        return what.isEmpty() ? "" : words.get("beside.said", title, board, what);
    }

    /// The seats in the order in which they are drawn.
    public List<Seat> seats() {
        return List.of(Seat.values());
    }
}

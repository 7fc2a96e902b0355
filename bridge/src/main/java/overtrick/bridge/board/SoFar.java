package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;

/// What has been called and played when a board comes to the table: nothing, unless a known board
/// is taken up again somewhere on its way.
public record SoFar(List<MakeCall> calls, List<Card> cards) {

    public static final SoFar NOTHING = new SoFar(List.of(), List.of());

    public SoFar {
        calls = List.copyOf(calls);
        cards = List.copyOf(cards);
    }

    /// What happens until the board stands there.
    ///
    /// @throws IllegalArgumentException when the board would be over, or the cards do not follow
    ///   from the calls
    List<BoardEvent> events(Board board, Bidding bidding) {
        var events = new ArrayList<BoardEvent>();
        var auction = Auction.openedBy(board.dealer(), bidding.turned(board.turned()));
        for (var made : calls) {
            events.add(new CallMade(auction.turn().orElseThrow(), made.call(), made.meaning()));
            auction = auction.with(made.call());
        }
        if (bidding.vacant().isPresent() && !calls.isEmpty()) {
            throw new IllegalArgumentException("a board of three is taken up from the start only");
        }
        if (auction.contract().isEmpty() && (auction.isOver() || !cards.isEmpty())) {
            throw new IllegalArgumentException("no contract to play: " + auction.text());
        }
        if (auction.contract().isPresent()) {
            var start = Play.of(auction.contract().get(), board.deal(), bidding.dummy());
            events.addAll(played(start));
        }
        return events;
    }

    private List<BoardEvent> played(Play start) {
        var events = new ArrayList<BoardEvent>();
        var play = start;
        for (var card : cards) {
            events.add(new CardPlayed(play.turn(), card));
            play = play.with(card);
        }
        if (play.isOver()) {
            throw new IllegalArgumentException("nothing is left to play: " + cards);
        }
        return events;
    }
}

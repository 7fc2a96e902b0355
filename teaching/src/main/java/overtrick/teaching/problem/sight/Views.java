package overtrick.teaching.problem.sight;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What a player sees, in the form in which robots are asked.
public final class Views {

    private Views() {}

    /// The view of the player whose turn it is; the auction is the shortest to the contract.
    public static BoardView of(Sight sight, Play play) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        sight.after(play).shown().keySet().forEach(seat -> hands.put(seat, play.hand(seat)));
        return new BoardView(
                sight.me(),
                new BoardNumber(1),
                play.contract().declarer(),
                Vulnerability.NONE,
                Optional.empty(),
                auction(play),
                List.of(),
                hands,
                Optional.of(
                        new PlayView(play.contract(), play.dummy(), play.tricks(), play.current())),
                Optional.of(play.turn()),
                Optional.of(play.player()),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                play.playable().stream().<BoardCommand>map(BoardCommand.PlayCard::new).toList());
    }

    private static Auction auction(Play play) {
        return Auction.openedBy(play.contract().declarer())
                .with(play.contract().bid())
                .with(Word.PASS)
                .with(Word.PASS)
                .with(Word.PASS);
    }
}

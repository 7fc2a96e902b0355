package overtrick.bridge.board;

import static overtrick.bridge.board.BoardRefusal.AUCTION_NOT_OVER;
import static overtrick.bridge.board.BoardRefusal.BOARD_OVER;
import static overtrick.bridge.board.BoardRefusal.CLAIM_PENDING;
import static overtrick.bridge.board.BoardRefusal.DUMMY_DOES_NOT_PLAY;
import static overtrick.bridge.board.BoardRefusal.NOT_YOUR_HAND_TO_PLAY;
import static overtrick.bridge.board.BoardRefusal.NOT_YOUR_TURN;
import static overtrick.bridge.board.BoardRefusal.NO_AUCTION_NOW;
import static overtrick.bridge.board.BoardRefusal.UNDO_PENDING;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;

/// Calls and cards: the ordinary business of a board.
final class Actions {

    private Actions() {}

    static Decision<BoardEvent> call(BoardInPlay board, Seat seat, MakeCall command) {
        var refusal = callRefusal(board, seat, command);
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        var events = new ArrayList<BoardEvent>();
        events.add(new CallMade(seat, command.call(), command.meaning()));
        var after = board.auction().with(command.call());
        if (after.isOver() && after.contract().isEmpty()) {
            events.add(new BoardEnded(new Result.PassedOut())); // Law 22A1
        }
        after.contract().flatMap(made -> exchange(after, made)).ifPresent(events::add);
        return new Decision.Accepted<>(events);
    }

    /// Where three play, whoever sits opposite declarer moves to the vacant chair, so that dummy
    /// lies between the defenders (bridge.md §11.7).
    private static Optional<ChairsExchanged> exchange(Auction auction, Contract contract) {
        return auction.bidding()
                .vacant()
                .filter(vacant -> vacant != contract.dummy())
                .map(vacant -> new ChairsExchanged(vacant, contract.dummy()));
    }

    static Decision<BoardEvent> play(BoardInPlay board, Seat seat, PlayCard command) {
        var refusal = cardRefusal(board, seat, command);
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        var play = board.play().orElseThrow();
        var events = new ArrayList<BoardEvent>();
        events.add(new CardPlayed(play.turn(), command.card()));
        var after = play.with(command.card());
        if (after.isOver()) {
            int tricks = after.won(after.contract().declarer().side());
            events.add(new BoardEnded(new Result.Played(after.contract(), tricks)));
        }
        return new Decision.Accepted<>(events);
    }

    private static Optional<? extends Refusal> callRefusal(
            BoardInPlay board, Seat seat, MakeCall command) {
        var halted = halted(board);
        if (halted.isPresent()) {
            return halted;
        }
        if (board.play().isPresent()) {
            return Optional.of(NO_AUCTION_NOW);
        }
        if (!board.auction().turn().equals(Optional.of(seat))) {
            return Optional.of(NOT_YOUR_TURN);
        }
        return board.auction().refusal(command.call());
    }

    private static Optional<? extends Refusal> cardRefusal(
            BoardInPlay board, Seat seat, PlayCard command) {
        var halted = halted(board);
        if (halted.isPresent()) {
            return halted;
        }
        if (board.play().isEmpty()) {
            return Optional.of(AUCTION_NOT_OVER);
        }
        var play = board.play().get();
        if (play.dummy().equals(Optional.of(seat))) {
            return Optional.of(DUMMY_DOES_NOT_PLAY);
        }
        return play.player() == seat
                ? play.refusal(command.card())
                : Optional.of(NOT_YOUR_HAND_TO_PLAY);
    }

    /// Why nobody may call or play at all.
    private static Optional<BoardRefusal> halted(BoardInPlay board) {
        if (board.isOver()) {
            return Optional.of(BOARD_OVER);
        }
        if (board.claim().isPresent()) {
            return Optional.of(CLAIM_PENDING);
        }
        return board.undo().map(_ -> UNDO_PENDING);
    }

    /// The commands that [#call] and [#play] would accept.
    static List<BoardCommand> offers(BoardInPlay board, Seat seat) {
        if (halted(board).isPresent() || !board.actor().equals(Optional.of(seat))) {
            return List.of();
        }
        return board.play().map(Actions::cardOffers).orElseGet(() -> callOffers(board.auction()));
    }

    private static List<BoardCommand> callOffers(Auction auction) {
        return auction.legalCalls().stream().<BoardCommand>map(MakeCall::new).toList();
    }

    private static List<BoardCommand> cardOffers(Play play) {
        return play.playable().stream().<BoardCommand>map(PlayCard::new).toList();
    }
}

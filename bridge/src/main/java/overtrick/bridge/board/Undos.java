package overtrick.bridge.board;

import static overtrick.bridge.board.BoardRefusal.BOARD_OVER;
import static overtrick.bridge.board.BoardRefusal.CLAIM_PENDING;
import static overtrick.bridge.board.BoardRefusal.NOTHING_TO_TAKE_BACK;
import static overtrick.bridge.board.BoardRefusal.NOT_ASKED;
import static overtrick.bridge.board.BoardRefusal.NO_UNDO_TO_ANSWER;
import static overtrick.bridge.board.BoardRefusal.UNDO_PENDING;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardEvent.UndoAgreed;
import overtrick.bridge.board.BoardEvent.UndoAsked;
import overtrick.bridge.board.BoardEvent.UndoRefused;
import overtrick.bridge.play.Play;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Undo by consent: a slip is taken back when the opponents who call or play agree. The Laws have
/// no such rule; it is a courtesy.
final class Undos {

    private Undos() {}

    static Decision<BoardEvent> ask(BoardInPlay board, Seat seat) {
        var refusal = refusal(board, seat);
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new UndoAsked(seat, lastAction(board, seat).orElseThrow()));
    }

    static Decision<BoardEvent> answer(BoardInPlay board, Seat seat, AnswerUndo command) {
        if (board.undo().isEmpty()) {
            return Decision.refuse(NO_UNDO_TO_ANSWER);
        }
        var pending = board.undo().get();
        if (!pending.awaits(seat)) {
            return Decision.refuse(NOT_ASKED);
        }
        if (!command.agreed()) {
            return Decision.accept(new UndoRefused(seat));
        }
        return pending.completedBy(seat)
                ? Decision.accept(new UndoAgreed(seat), new TakenBack(pending.keep()))
                : Decision.accept(new UndoAgreed(seat));
    }

    static Decision<BoardEvent> withdraw(BoardInPlay board, Seat seat) {
        if (board.undo().isEmpty()) {
            return Decision.refuse(NO_UNDO_TO_ANSWER);
        }
        return board.undo().get().by() == seat
                ? Decision.accept(new UndoRefused(seat))
                : Decision.refuse(NOT_ASKED);
    }

    static PendingUndo pending(BoardInPlay board, UndoAsked asked) {
        return new PendingUndo(asked.by(), asked.keep(), asked(board, asked.by()), Set.of());
    }

    /// Both opponents; of the declaring side only declarer, as dummy takes no part.
    private static Set<Seat> asked(BoardInPlay board, Seat by) {
        var opponents = EnumSet.of(by.left(), by.right());
        board.contract().ifPresent(contract -> opponents.remove(contract.dummy()));
        return opponents;
    }

    private static Optional<BoardRefusal> refusal(BoardInPlay board, Seat seat) {
        if (board.isOver()) {
            return Optional.of(BOARD_OVER);
        }
        if (board.claim().isPresent()) {
            return Optional.of(CLAIM_PENDING);
        }
        if (board.undo().isPresent()) {
            return Optional.of(UNDO_PENDING);
        }
        return lastAction(board, seat).isEmpty()
                ? Optional.of(NOTHING_TO_TAKE_BACK)
                : Optional.empty();
    }

    /// How many actions came before the seat's last one. Once dummy is faced, calls stay as they
    /// are.
    private static OptionalInt lastAction(BoardInPlay board, Seat seat) {
        var play = board.play().filter(Play::isDummyFaced);
        if (play.isPresent()) {
            return lastCard(play.get(), seat, board.auction().calls().size());
        }
        for (int place = board.auction().calls().size() - 1; place >= 0; place--) {
            if (board.auction().caller(place) == seat) {
                return OptionalInt.of(place);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt lastCard(Play play, Seat seat, int calls) {
        boolean declares = seat == play.contract().declarer();
        for (int place = play.cards().size() - 1; place >= 0; place--) {
            var from = play.deal().holder(play.cards().get(place));
            boolean dummys = from == play.contract().dummy();
            if (dummys ? declares : from == seat) {
                return OptionalInt.of(calls + place);
            }
        }
        return OptionalInt.empty();
    }

    /// The commands that [#ask], [#answer] and [#withdraw] would accept.
    static List<BoardCommand> offers(BoardInPlay board, Seat seat) {
        var offers = new ArrayList<BoardCommand>();
        if (refusal(board, seat).isEmpty()) {
            offers.add(new AskUndo());
        }
        if (board.undo().filter(pending -> pending.awaits(seat)).isPresent()) {
            offers.add(new AnswerUndo(true));
            offers.add(new AnswerUndo(false));
        }
        if (board.undo().filter(pending -> pending.by() == seat).isPresent()) {
            offers.add(new WithdrawUndo());
        }
        return offers;
    }
}

package overtrick.bridge.board;

import static overtrick.bridge.board.BoardRefusal.BOARD_OVER;
import static overtrick.bridge.board.BoardRefusal.CLAIM_PENDING;
import static overtrick.bridge.board.BoardRefusal.MORE_HAS_BEEN_SEEN;
import static overtrick.bridge.board.BoardRefusal.NOTHING_COMES_BACK;
import static overtrick.bridge.board.BoardRefusal.NOTHING_TO_TAKE_BACK;
import static overtrick.bridge.board.BoardRefusal.NOT_ASKED;
import static overtrick.bridge.board.BoardRefusal.NO_UNDO_TO_ANSWER;
import static overtrick.bridge.board.BoardRefusal.PARTNER_HAS_CALLED;
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
import overtrick.bridge.board.HouseRules.Undo;
import overtrick.bridge.play.Play;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Undo: a slip of the finger is taken back as the house has it, see [HouseRules.Undo]; by default
/// when the opponents who call or play agree. The Laws know no such thing; it is a courtesy of
/// friendly tables.
final class Undos {

    private Undos() {}

    static Decision<BoardEvent> ask(BoardInPlay board, Seat seat, Undo manner) {
        var refusal = refusal(board, seat, manner);
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        var asked = new UndoAsked(seat, lastAction(board, seat).orElseThrow());
        return manner == Undo.FREE
                ? Decision.accept(asked, new TakenBack(asked.keep()))
                : Decision.accept(asked);
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

    /// Both opponents; of the declaring side only declarer, as dummy takes no part. In an auction
    /// of three everybody is an opponent.
    private static Set<Seat> asked(BoardInPlay board, Seat by) {
        var vacant = board.auction().bidding().vacant();
        if (board.play().isEmpty() && vacant.isPresent()) {
            return EnumSet.complementOf(EnumSet.of(by, vacant.get()));
        }
        var opponents = EnumSet.of(by.left(), by.right());
        board.play().flatMap(Play::dummy).ifPresent(opponents::remove);
        return opponents;
    }

    private static Optional<BoardRefusal> refusal(BoardInPlay board, Seat seat, Undo manner) {
        if (manner == Undo.NEVER) {
            return Optional.of(NOTHING_COMES_BACK);
        }
        if (board.isOver()) {
            return Optional.of(BOARD_OVER);
        }
        if (board.claim().isPresent()) {
            return Optional.of(CLAIM_PENDING);
        }
        if (board.undo().isPresent()) {
            return Optional.of(UNDO_PENDING);
        }
        var last = lastAction(board, seat);
        if (last.isEmpty()) {
            return Optional.of(NOTHING_TO_TAKE_BACK);
        }
        return manner == Undo.STRICT ? tooLate(board, seat, last.getAsInt()) : Optional.empty();
    }

    /// Why a slip can no longer be mended without having learnt from it.
    private static Optional<BoardRefusal> tooLate(BoardInPlay board, Seat seat, int place) {
        int calls = board.auction().calls().size();
        if (place < calls) {
            boolean partnerHasCalled = place + 2 < calls; // Law 25A
            return partnerHasCalled ? Optional.of(PARTNER_HAS_CALLED) : Optional.empty();
        }
        boolean dummyWasFacedAfterIt = place == calls; // Law 41D
        boolean another = dummyWasFacedAfterIt || place + 1 < board.actions();
        return another || handShownSince(board, seat, place)
                ? Optional.of(MORE_HAS_BEEN_SEEN)
                : Optional.empty();
    }

    private static boolean handShownSince(BoardInPlay board, Seat seat, int place) {
        var play = board.play().orElseThrow();
        return board.claims().stream()
                .filter(made -> made.actions() > place && made.claim().by() != seat)
                .anyMatch(made -> made.isShownTo(seat, play));
    }

    /// How many actions came before the seat's last one. Once a card has been led, or chairs have
    /// been exchanged, calls stay as they are.
    private static OptionalInt lastAction(BoardInPlay board, Seat seat) {
        var play = board.play().filter(it -> it.isUnderWay() || board.exchanged().isPresent());
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
        boolean playsTwo = play.commander().equals(Optional.of(seat));
        for (int place = play.cards().size() - 1; place >= 0; place--) {
            var from = play.deal().holder(play.cards().get(place));
            boolean dummys = play.dummy().equals(Optional.of(from));
            if (dummys ? playsTwo : from == seat) {
                return OptionalInt.of(calls + place);
            }
        }
        return OptionalInt.empty();
    }

    /// The commands that [#ask], [#answer] and [#withdraw] would accept.
    static List<BoardCommand> offers(BoardInPlay board, Seat seat, Undo manner) {
        var offers = new ArrayList<BoardCommand>();
        if (refusal(board, seat, manner).isEmpty()) {
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

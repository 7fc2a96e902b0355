package overtrick.bridge.duplicate;

import static overtrick.bridge.duplicate.BoardRefusal.BOARD_NOT_FINISHED;
import static overtrick.bridge.duplicate.BoardRefusal.NOT_A_PLAYER;
import static overtrick.bridge.duplicate.BoardRefusal.NOT_THE_HOUSE;
import static overtrick.bridge.duplicate.BoardRefusal.NO_BOARD_OPEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.duplicate.BoardCommand.AnswerClaim;
import overtrick.bridge.duplicate.BoardCommand.AnswerUndo;
import overtrick.bridge.duplicate.BoardCommand.AskUndo;
import overtrick.bridge.duplicate.BoardCommand.LetSilencePass;
import overtrick.bridge.duplicate.BoardCommand.MakeCall;
import overtrick.bridge.duplicate.BoardCommand.MakeClaim;
import overtrick.bridge.duplicate.BoardCommand.OfPlayer;
import overtrick.bridge.duplicate.BoardCommand.OpenBoard;
import overtrick.bridge.duplicate.BoardCommand.PlayCard;
import overtrick.bridge.duplicate.BoardCommand.WithdrawUndo;
import overtrick.bridge.duplicate.BoardEvent.BoardEnded;
import overtrick.bridge.duplicate.BoardEvent.BoardOpened;
import overtrick.bridge.duplicate.BoardEvent.CallMade;
import overtrick.bridge.duplicate.BoardEvent.CardPlayed;
import overtrick.bridge.duplicate.BoardEvent.ClaimAgreed;
import overtrick.bridge.duplicate.BoardEvent.ClaimMade;
import overtrick.bridge.duplicate.BoardEvent.ClaimObjected;
import overtrick.bridge.duplicate.BoardEvent.TakenBack;
import overtrick.bridge.duplicate.BoardEvent.UndoAgreed;
import overtrick.bridge.duplicate.BoardEvent.UndoAsked;
import overtrick.bridge.duplicate.BoardEvent.UndoRefused;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// Duplicate bridge at one table: the house supplies boards, the players call and play. Nothing
/// irregular can happen here: what is not lawful is refused, with its Law.
public final class DuplicateRules
        implements Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> {

    public DuplicateRules() {} // explicit, as lint asks for in exported packages

    @Override
    public Session start() {
        return Session.EMPTY;
    }

    @Override
    public Decision<BoardEvent> decide(Session session, Party actor, BoardCommand command) {
        return switch (command) {
            case OpenBoard open -> open(session, actor, open);
            case LetSilencePass _ -> letSilencePass(session, actor);
            case OfPlayer asked when actor instanceof Seat seat ->
                    session.board()
                            .map(board -> decide(board, seat, asked))
                            .orElseGet(() -> Decision.refuse(NO_BOARD_OPEN));
            case OfPlayer _ -> Decision.refuse(NOT_A_PLAYER);
        };
    }

    private static Decision<BoardEvent> decide(BoardInPlay board, Seat seat, OfPlayer command) {
        return switch (command) {
            case MakeCall call -> Actions.call(board, seat, call);
            case PlayCard card -> Actions.play(board, seat, card);
            case MakeClaim claim -> Claims.claim(board, seat, claim);
            case AnswerClaim answer -> Claims.answer(board, seat, answer);
            case AskUndo _ -> Undos.ask(board, seat);
            case AnswerUndo answer -> Undos.answer(board, seat, answer);
            case WithdrawUndo _ -> Undos.withdraw(board, seat);
        };
    }

    private static Decision<BoardEvent> open(Session session, Party actor, OpenBoard command) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(NOT_THE_HOUSE);
        }
        boolean busy = session.board().filter(board -> !board.isOver()).isPresent();
        return busy
                ? Decision.refuse(BOARD_NOT_FINISHED)
                : Decision.accept(new BoardOpened(command.board(), command.key()));
    }

    private static Decision<BoardEvent> letSilencePass(Session session, Party actor) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(NOT_THE_HOUSE);
        }
        return session.board()
                .map(Claims::letSilencePass)
                .orElseGet(() -> Decision.refuse(NO_BOARD_OPEN));
    }

    @Override
    public Session evolve(Session session, BoardEvent event) {
        if (event instanceof BoardOpened(var board, var key)) {
            return new Session(session.opened() + 1, Optional.of(BoardInPlay.opened(board, key)));
        }
        var board = session.board().orElseThrow();
        return new Session(session.opened(), Optional.of(evolve(board, event)));
    }

    private static BoardInPlay evolve(BoardInPlay board, BoardEvent event) {
        return switch (event) {
            case BoardOpened(var next, var key) -> BoardInPlay.opened(next, key);
            case CallMade(_, var call, var meaning) -> board.with(call, meaning);
            case CardPlayed(_, var card) -> board.with(card);
            case ClaimMade(var claim) ->
                    board.withClaim(board.play().map(play -> Claims.pending(play, claim)));
            case ClaimAgreed(var seat) ->
                    board.withClaim(board.claim().map(pending -> pending.agreedBy(seat)));
            case ClaimObjected _ -> board.withClaim(Optional.empty());
            case UndoAsked asked -> board.withUndo(Optional.of(Undos.pending(board, asked)));
            case UndoAgreed(var seat) ->
                    board.withUndo(board.undo().map(pending -> pending.agreedBy(seat)));
            case UndoRefused _ -> board.withUndo(Optional.empty());
            case TakenBack(int keep) -> board.takenBackTo(keep);
            case BoardEnded(var result) -> board.ended(result);
        };
    }

    @Override
    public Optional<BoardView> view(Session session, Party viewer) {
        return session.board().map(board -> BoardView.of(board, viewer));
    }

    /// A new board comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Session session, Party actor) {
        if (session.board().isEmpty()) {
            return List.of();
        }
        var board = session.board().get();
        return switch (actor) {
            case Seat seat -> offers(board, seat);
            case Outsider.HOUSE ->
                    Claims.silentPartner(board).isPresent()
                            ? List.of(new LetSilencePass())
                            : List.of();
            case Outsider.WATCHER -> List.of();
        };
    }

    static List<BoardCommand> offers(BoardInPlay board, Seat seat) {
        var offers = new ArrayList<>(Actions.offers(board, seat));
        offers.addAll(Claims.offers(board, seat));
        offers.addAll(Undos.offers(board, seat));
        return offers;
    }
}

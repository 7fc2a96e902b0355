package overtrick.bridge.board;

import static overtrick.bridge.board.BoardRefusal.BOARD_NOT_FINISHED;
import static overtrick.bridge.board.BoardRefusal.NOTHING_TO_DRAW_FOR;
import static overtrick.bridge.board.BoardRefusal.NOT_A_PLAYER;
import static overtrick.bridge.board.BoardRefusal.NOT_THE_HOUSE;
import static overtrick.bridge.board.BoardRefusal.NO_BOARD_OPEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OfPlayer;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardEvent.UndoAgreed;
import overtrick.bridge.board.BoardEvent.UndoAsked;
import overtrick.bridge.board.BoardEvent.UndoRefused;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// One board from the first call to the result: the house brings it, the players call and play.
/// Nothing irregular can happen here; what is not lawful is refused with its Law. Which board comes
/// next and what a result is worth is for the game that stands on this.
///
/// The state is the board on the table, played or being played; empty before the first.
public final class BoardRules
        implements Rules<
                Optional<BoardInPlay>, Party, BoardCommand, BoardEvent, Optional<BoardView>> {

    private final HouseRules house;
    private final Bidding bidding;

    /// Contract bridge at a friendly table.
    public BoardRules() {
        this(HouseRules.FRIENDLY);
    }

    /// Contract bridge by the rules of a house.
    public BoardRules(HouseRules house) {
        this(house, AuctionRules.CONTRACT);
    }

    /// A game with another way to the contract, by the rules of a house.
    ///
    /// @param bidding how the contract comes about
    public BoardRules(HouseRules house, Bidding bidding) {
        this.house = house;
        this.bidding = bidding;
    }

    @Override
    public Optional<BoardInPlay> start() {
        return Optional.empty();
    }

    @Override
    public Decision<BoardEvent> decide(
            Optional<BoardInPlay> table, Party actor, BoardCommand command) {
        return switch (command) {
            case OpenBoard open -> open(table, actor, open);
            case SpreadPack _, DrawCard _ -> Decision.refuse(NOTHING_TO_DRAW_FOR);
            case LetSilencePass silence -> letSilencePass(table, actor, silence);
            case OfPlayer asked when actor instanceof Seat seat ->
                    table.map(board -> decide(board, seat, asked))
                            .orElseGet(() -> Decision.refuse(NO_BOARD_OPEN));
            case OfPlayer _ -> Decision.refuse(NOT_A_PLAYER);
        };
    }

    private Decision<BoardEvent> decide(BoardInPlay board, Seat seat, OfPlayer command) {
        return switch (command) {
            case DrawCard _ -> Decision.refuse(NOTHING_TO_DRAW_FOR);
            case MakeCall call -> Actions.call(board, seat, call);
            case PlayCard card -> Actions.play(board, seat, card);
            case MakeClaim claim -> Claims.claim(board, seat, claim);
            case AnswerClaim answer -> Claims.answer(board, seat, answer);
            case AskUndo _ -> Undos.ask(board, seat, house.undo());
            case AnswerUndo answer -> Undos.answer(board, seat, answer);
            case WithdrawUndo _ -> Undos.withdraw(board, seat);
        };
    }

    private Decision<BoardEvent> open(Optional<BoardInPlay> table, Party actor, OpenBoard command) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(NOT_THE_HOUSE);
        }
        boolean busy = table.filter(board -> !board.isOver()).isPresent();
        if (busy && !house.led()) {
            return Decision.refuse(BOARD_NOT_FINISHED);
        }
        var events = new ArrayList<BoardEvent>();
        table.flatMap(BoardInPlay::exchanged)
                .ifPresent(events::add); // everybody back to their chair
        events.add(new BoardOpened(command.board(), command.key()));
        events.addAll(command.soFar().events(command.board(), bidding));
        return new Decision.Accepted<>(events);
    }

    private static Decision<BoardEvent> letSilencePass(
            Optional<BoardInPlay> table, Party actor, LetSilencePass command) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(NOT_THE_HOUSE);
        }
        return table.map(board -> Claims.letSilencePass(board, command))
                .orElseGet(() -> Decision.refuse(NO_BOARD_OPEN));
    }

    @Override
    public Optional<BoardInPlay> evolve(Optional<BoardInPlay> table, BoardEvent event) {
        return Optional.of(
                event instanceof BoardOpened(var board, var key)
                        ? BoardInPlay.opened(board, key, bidding)
                        : evolve(table.orElseThrow(), event));
    }

    private BoardInPlay evolve(BoardInPlay board, BoardEvent event) {
        return switch (event) {
            case BoardOpened(var next, var key) -> BoardInPlay.opened(next, key, bidding);
            case PackSpread _, CardDrawn _, SeatsDrawn _ -> board; // it is for the game
            case ChairsExchanged chairs -> board.exchanged(chairs);
            case CallMade(_, var call, var meaning) -> board.with(call, meaning);
            case CardPlayed(_, var card) -> board.with(card);
            case ClaimMade(var claim) -> board.claimed(claim);
            case ClaimAgreed(var seat) ->
                    board.withClaim(board.claim().map(pending -> pending.agreedBy(seat)));
            case ClaimObjected(var seat) -> board.objected(seat);
            case UndoAsked asked -> board.withUndo(Optional.of(Undos.pending(board, asked)));
            case UndoAgreed(var seat) ->
                    board.withUndo(board.undo().map(pending -> pending.agreedBy(seat)));
            case UndoRefused _ -> board.withUndo(Optional.empty());
            case TakenBack(int keep) -> board.takenBackTo(keep);
            case BoardEnded(var result) -> board.ended(result);
        };
    }

    @Override
    public Optional<BoardView> view(Optional<BoardInPlay> table, Party viewer) {
        return table.map(
                board -> BoardView.of(board, viewer, viewersOffers(board, viewer), house.closed()));
    }

    /// The house works by itself and needs no list in its view.
    private List<BoardCommand> viewersOffers(BoardInPlay board, Party viewer) {
        return viewer instanceof Seat seat ? offers(board, seat) : List.of();
    }

    /// A new board comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Optional<BoardInPlay> table, Party actor) {
        return table.map(board -> offers(board, actor)).orElse(List.of());
    }

    private List<BoardCommand> offers(BoardInPlay board, Party actor) {
        return switch (actor) {
            case Seat seat -> offers(board, seat);
            case Outsider.HOUSE -> Claims.offersToHouse(board);
            case Outsider.WATCHER -> List.of();
        };
    }

    private List<BoardCommand> offers(BoardInPlay board, Seat seat) {
        var offers = new ArrayList<>(Actions.offers(board, seat));
        offers.addAll(Claims.offers(board, seat));
        offers.addAll(Undos.offers(board, seat, house.undo()));
        return offers;
    }
}

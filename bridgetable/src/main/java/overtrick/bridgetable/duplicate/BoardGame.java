package overtrick.bridgetable.duplicate;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.house.game.Errand;
import overtrick.log.form.EventCodec;

/// What every game has in common that is played board by board.
///
/// @param <S> its state
/// @param <V> its views
public interface BoardGame<S, V> extends BoardTable<S, BoardCommand, BoardEvent, V> {

    /// How long a conceding defender's partner may object before their silence counts (Law 68B2).
    Duration SILENCE = Duration.ofSeconds(8);

    /// How long robots among themselves leave a finished board on the table for those who watch.
    Duration BETWEEN_BOARDS = Duration.ofSeconds(6);

    @Override
    default EventCodec<BoardEvent> events() {
        return BoardForms.EVENTS;
    }

    @Override
    default Optional<Seat> doer(BoardEvent event) {
        return switch (event) {
            case CallMade(var by, _, _) -> Optional.of(by);
            case CardPlayed(var from, _) -> Optional.of(from);
            case CardDrawn(var by) -> Optional.of(by);
            case BoardEvent _ -> Optional.empty();
        };
    }

    @Override
    default boolean bringsBoard(BoardEvent event) {
        return event instanceof BoardOpened;
    }

    @Override
    default boolean beginsGame(BoardEvent event) {
        return event instanceof PackSpread;
    }

    /// Where seats were drawn for; and where three play, one of them may move to the vacant chair.
    @Override
    default Map<Seat, Seat> moves(BoardEvent event) {
        return switch (event) {
            case SeatsDrawn(_, var chairs) -> chairs;
            case ChairsExchanged(var one, var other) -> Map.of(one, other, other, one);
            case BoardEvent _ -> Map.of();
        };
    }

    @Override
    default boolean takesBack(BoardCommand command) {
        return command instanceof AskUndo;
    }

    @Override
    default boolean isMilestone(BoardEvent event) {
        return event instanceof BoardOpened || event instanceof BoardEnded;
    }

    /// The task that lets a defender's silence count as consent; it names the claim, so that it
    /// never counts for the next one.
    static Optional<Errand<BoardCommand>> silence(BoardInPlay board) {
        return board.claim()
                .filter(pending ->
                        Asked.without(pending.asked(), pending.agreed())
                                .contains(pending.claim().by().partner()))
                .map(pending -> {
                    BoardCommand passed = new LetSilencePass(pending.number());
                    return new Errand<>("silence", SILENCE, () -> Optional.of(passed));
                });
    }
}

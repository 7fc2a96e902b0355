package overtrick.club.duplicate;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.play.Play;
import overtrick.cards.Seat;
import overtrick.club.game.Errand;
import overtrick.club.game.Game;
import overtrick.log.form.EventCodec;

/// What every game has in common that is played board by board.
///
/// @param <S> its state
/// @param <V> its views
public interface BoardGame<S, V> extends Game<S, BoardCommand, BoardEvent, V> {

    /// How long a conceding defender's partner may object before his silence counts (Law 68B2).
    Duration SILENCE = Duration.ofSeconds(8);

    /// How long robots among themselves leave a finished board on the table for those who watch.
    Duration BETWEEN_BOARDS = Duration.ofSeconds(6);

    /// The board on the table, played or being played; empty before the first.
    Optional<BoardInPlay> board(S state);

    private Optional<BoardInPlay> open(S state) {
        return board(state).filter(board -> !board.isOver());
    }

    @Override
    default EventCodec<BoardEvent> events() {
        return BoardForms.EVENTS;
    }

    @Override
    default boolean isUnderWay(S state) {
        return open(state).isPresent();
    }

    @Override
    default Optional<Seat> doer(BoardEvent event) {
        return switch (event) {
            case CallMade(var by, _, _) -> Optional.of(by);
            case CardPlayed(var from, _) -> Optional.of(from);
            case BoardEvent _ -> Optional.empty();
        };
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

    /// Declarer plays for dummy (Law 45B).
    @Override
    default Optional<Seat> playsFor(S state, Seat idle) {
        return open(state)
                .flatMap(BoardInPlay::play)
                .filter(play -> play.dummy().equals(Optional.of(idle)))
                .flatMap(Play::commander);
    }

    @Override
    default boolean takesBack(BoardCommand command) {
        return command instanceof AskUndo;
    }

    @Override
    default Set<Seat> asked(S state) {
        var board = open(state);
        if (board.isEmpty()) {
            return Set.of();
        }
        if (board.get().claim().isPresent()) {
            var claim = board.get().claim().get();
            return without(claim.asked(), claim.agreed());
        }
        if (board.get().undo().isPresent()) {
            var undo = board.get().undo().get();
            return without(undo.asked(), undo.agreed());
        }
        return board.get().actor().map(Set::of).orElse(Set.of());
    }

    private static Set<Seat> without(Set<Seat> asked, Set<Seat> agreed) {
        var left = EnumSet.noneOf(Seat.class);
        left.addAll(asked);
        left.removeAll(agreed);
        return left;
    }

    /// After a trick people want to look at it.
    @Override
    default Duration pause(S state, Duration pace) {
        boolean leads =
                board(state)
                        .flatMap(BoardInPlay::play)
                        .filter(play -> !play.isOver() && play.current().isEmpty())
                        .filter(play -> !play.tricks().isEmpty())
                        .isPresent();
        return leads ? pace.multipliedBy(2) : pace;
    }

    @Override
    default boolean isMilestone(BoardEvent event) {
        return event instanceof BoardOpened || event instanceof BoardEnded;
    }

    /// Silence passes for the one claim that was heard, not for the next one like it.
    static Optional<Errand<BoardCommand>> silence(BoardInPlay board) {
        return board.claim()
                .filter(pending ->
                        without(pending.asked(), pending.agreed())
                                .contains(pending.claim().by().partner()))
                .map(pending -> {
                    BoardCommand passed = new LetSilencePass(pending.number());
                    return new Errand<>("silence", SILENCE, () -> Optional.of(passed));
                });
    }
}

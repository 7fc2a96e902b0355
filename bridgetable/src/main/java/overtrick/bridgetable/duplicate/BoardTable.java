package overtrick.bridgetable.duplicate;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.play.Play;
import overtrick.cards.Seat;
import overtrick.house.game.Game;

/// What every game has in common at which boards of bridge lie on the table, whatever its players
/// may ask and whatever may happen to them.
///
/// @param <S> its state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public interface BoardTable<S, C, E, V> extends Game<S, C, E, V> {

    /// The board on the table, played or being played; empty before the first.
    Optional<BoardInPlay> board(S state);

    /// Whether a board came to the table with this event.
    boolean bringsBoard(E event);

    /// The board that is not over yet.
    default Optional<BoardInPlay> open(S state) {
        return board(state).filter(board -> !board.isOver());
    }

    @Override
    default boolean isUnderWay(S state) {
        return open(state).isPresent();
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
    default Set<Seat> asked(S state) {
        var board = open(state);
        if (board.isEmpty()) {
            return Set.of();
        }
        if (board.get().claim().isPresent()) {
            var claim = board.get().claim().get();
            return Asked.without(claim.asked(), claim.agreed());
        }
        if (board.get().undo().isPresent()) {
            var undo = board.get().undo().get();
            return Asked.without(undo.asked(), undo.agreed());
        }
        return board.get().actor().map(Set::of).orElse(Set.of());
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
}

package overtrick.testkit;

import java.util.List;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;

/// A game at a table with four seats, those who watch, and the house.
///
/// @param <S> the state
/// @param <C> the commands
/// @param <E> the events
/// @param <V> the views
public interface SeatedGame<S, C, E, V> extends Game<S, Party, C, E, V> {

    @Override
    default List<Party> actors() {
        return List.of(
                Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST, Outsider.WATCHER, Outsider.HOUSE);
    }

    /// When it is over.
    @Override
    default boolean isLongEnough(S state) {
        return mayEnd(state);
    }
}

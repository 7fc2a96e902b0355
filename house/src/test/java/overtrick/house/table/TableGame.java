package overtrick.house.table;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.testkit.Game;

/// A table around a game, as the conformance suite is told of it.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public interface TableGame<S, C, E, V>
        extends Game<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> {

    @Override
    TableRules<S, C, E, V> rules();

    @Override
    default List<Member> actors() {
        return Asked.by();
    }

    /// The house does nothing by itself.
    @Override
    default Optional<Move<Member, TableCommand<C>>> houseMove(
            Table<S> table, RandomGenerator chance) {
        return Optional.empty();
    }

    @Override
    default boolean isLongEnough(Table<S> table) {
        return table.number() >= longest();
    }

    @Override
    default boolean mayEnd(Table<S> table) {
        return false;
    }

    @Override
    default boolean isTurnBound(TableCommand<C> command) {
        return command instanceof TableCommand.Move;
    }
}

package overtrick.house.game;

import java.util.Optional;
import java.util.function.Function;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;

/// What has been done already at the tables of a game.
///
/// @param <C> the game's commands
/// @param <V> its views
@FunctionalInterface
interface Past<C, V> {

    /// Whether a move that is refused now is the very one that was made then: it has come twice, or
    /// once more because its answer was lost on the way.
    ///
    /// @param seen the number of the last event that the sender knew
    /// @param command what was to be done, by what the house saw at that time
    /// @return the answer that it was given; empty when something else has happened, or nothing
    Optional<Reply> made(
            TableId table, Member mover, long seen, Function<TableView<V>, Optional<C>> command);
}

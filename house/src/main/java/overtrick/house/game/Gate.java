package overtrick.house.game;

import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;

/// Where players' moves wait although the game would take them, because it is too early. The rules
/// of a game know no time; who stands at the gate does. Robots have their own pace.
///
/// @param <C> the game's commands
/// @param <V> its views
@FunctionalInterface
public interface Gate<C, V> {

    /// Why a move may not come now; empty when it may.
    ///
    /// @param view what the house sees of the table
    Optional<Refusal> refusal(TableId table, C command, TableView<V> view);

    /// A gate that lets every move through.
    static <C, V> Gate<C, V> open() {
        return (_, _, _) -> Optional.empty();
    }
}

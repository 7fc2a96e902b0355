package overtrick.house.game;

import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;

/// Tables as those see them who look on later than they are played.
///
/// @param <V> the game's views
interface Later<V> {

    /// What is shown of a table now to somebody who looks on.
    ///
    /// @param now the table as it is
    Shown<V> of(TableId table, TableView<V> now);

    /// What is shown.
    ///
    /// @param over how many deals have come to their end in it
    /// @param behind whether something has been played that is not shown yet
    /// @param <V> the game's views
    record Shown<V>(TableView<V> view, int over, boolean behind) {}
}

package overtrick.page.room;

import java.util.List;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.table.GamePages;

/// What visitors see of a room. Sentences, styles and scripts come beside it, as
/// [overtrick.page.Fittings].
public interface RoomPages {

    /// The pages of its tables, one for each game.
    default List<GamePages<?, ?, ?>> tables() {
        return List.of();
    }

    /// Its other pages.
    default List<Feature> features() {
        return List.of();
    }

    /// What programs can ask of it.
    default List<Operation> operations() {
        return List.of();
    }

    /// Where visitors come in from the front page.
    default List<Door> doors() {
        return List.of();
    }

    /// Where they learn something: doors on the page of all that can be learnt.
    default List<Door> lessons() {
        return List.of();
    }
}

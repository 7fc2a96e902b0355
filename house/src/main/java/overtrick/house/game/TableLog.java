package overtrick.house.game;

import java.util.function.BiConsumer;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableEvent;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// What happened at the tables of a game, and when.
///
/// @param stream what the names of their streams begin with
public record TableLog<E>(String stream, TableForms<E> forms, EventLog log) {

    public static <E> TableLog<E> of(Game<?, ?, E, ?> game, EventLog log) {
        return new TableLog<>(game.stream(), TableForms.of(game.termsForm(), game.events()), log);
    }

    /// Reads the events of a table in their order.
    ///
    /// @param after the number of the last event that is known; 0 for all of them
    public void read(TableId table, long after, BiConsumer<LoggedEvent, TableEvent<E>> reader) {
        log.read(
                stream + "/" + table.code(),
                after,
                logged -> reader.accept(logged, forms.decode(logged.event())));
    }
}

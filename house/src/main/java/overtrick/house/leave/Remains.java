package overtrick.house.leave;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;
import overtrick.log.host.LocalHost;

/// What a room has of people who leave beside the rows that are theirs.
public interface Remains {

    /// What lives in the room, and where.
    default List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of();
    }

    /// Where the room knows a person by a name alone.
    default Traces traces(PersonId person) {
        return Traces.NONE;
    }

    /// Takes their names out of rows that do not follow from events.
    ///
    /// @param names by which they were known
    /// @return how many rows changed
    default int forget(Connection connection, Set<String> names, Redaction redaction)
            throws SQLException {
        return 0;
    }

    /// Deletes what is theirs alone and is no row, such as files; asked again where it was cut
    /// short.
    default void discard(PersonId person) {}

    /// All names and rows are others now: a cache that holds any is emptied.
    default void refresh() {}
}

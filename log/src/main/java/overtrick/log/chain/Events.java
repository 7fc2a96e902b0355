package overtrick.log.chain;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.chain.EventHash.Place;

/// Rows of the table of events.
public final class Events {

    private Events() {}

    /// Where the event of a row stands.
    public static Place place(ResultSet row) throws SQLException {
        return new Place(
                row.getLong("id"),
                row.getString("stream"),
                row.getLong("number"),
                row.getLong("at"));
    }

    /// What has happened by a row.
    public static NewEvent event(ResultSet row) throws SQLException {
        return new NewEvent(row.getString("type"), row.getInt("version"), row.getString("payload"));
    }

    /// The event of a row as the log keeps it.
    public static LoggedEvent logged(ResultSet row) throws SQLException {
        return new LoggedEvent(
                row.getLong("number"), Instant.ofEpochMilli(row.getLong("at")), event(row));
    }
}

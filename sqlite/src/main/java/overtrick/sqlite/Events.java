package overtrick.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.sqlite.EventHash.Place;

/// Rows of the table of events.
final class Events {

    private Events() {}

    static Place place(ResultSet row) throws SQLException {
        return new Place(
                row.getLong("id"),
                row.getString("stream"),
                row.getLong("number"),
                row.getLong("at"));
    }

    static NewEvent event(ResultSet row) throws SQLException {
        return new NewEvent(row.getString("type"), row.getInt("version"), row.getString("payload"));
    }

    static LoggedEvent logged(ResultSet row) throws SQLException {
        return new LoggedEvent(
                row.getLong("number"), Instant.ofEpochMilli(row.getLong("at")), event(row));
    }
}

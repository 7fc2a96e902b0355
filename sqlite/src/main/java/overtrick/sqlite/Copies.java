package overtrick.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import overtrick.log.StoreException;

/// Copies of a store's file and checks of one, beside a program that may be using it.
public final class Copies {

    private Copies() {}

    /// Copies the store of a directory as it is at this moment.
    ///
    /// @param file must not exist yet
    /// @throws StoreException if it cannot be read or the copy cannot be written
    public static void backup(Path directory, Path file) {
        var source = SqliteStore.dataSource(directory.resolve(SqliteStore.FILE));
        try (var connection = source.getConnection();
                var vacuum = connection.prepareStatement("VACUUM INTO ?")) {
            vacuum.setString(1, file.toString());
            vacuum.execute();
        } catch (SQLException failed) {
            throw new StoreException("the club cannot be copied to " + file, failed);
        }
    }

    /// What SQLite finds wrong with a file, and gaps in its streams; empty when it is whole.
    public static List<String> problems(Path file) {
        var found = new ArrayList<String>();
        try (var connection = SqliteStore.plainSource(file).getConnection();
                var asked = connection.createStatement()) {
            try (var rows = asked.executeQuery("PRAGMA integrity_check")) {
                while (rows.next()) {
                    if (!rows.getString(1).equals("ok")) {
                        found.add(rows.getString(1));
                    }
                }
            }
            try (var rows = asked.executeQuery(GAPS)) {
                while (rows.next()) {
                    found.add(
                            "stream %s has %d events but ends at number %d"
                                    .formatted(
                                            rows.getString("stream"),
                                            rows.getLong("events"),
                                            rows.getLong("last")));
                }
            }
        } catch (SQLException broken) {
            found.add(file + " is no club: " + broken.getMessage());
        }
        return found;
    }

    private static final String GAPS =
            """
            SELECT stream, count(*) AS events, max(number) AS last FROM event
            GROUP BY stream HAVING count(*) <> max(number) OR min(number) <> 1
            """;
}

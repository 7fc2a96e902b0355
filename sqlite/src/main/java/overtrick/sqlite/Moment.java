package overtrick.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.log.Redactions;
import overtrick.log.Sql;
import overtrick.log.StoreException;

/// A moment to which a copy is taken back: whatever was written to the log later goes, and lists
/// that follow from the log are made anew when the club is opened. Rows that do not follow from it,
/// such as sessions, messages and lessons, stay as the copy has them.
///
/// @param at the last moment of which anything stays
/// @param loose changes of rows that name what is gone with the log
public record Moment(Instant at, List<String> loose) {

    private static final String LAST = "SELECT max(id) AS last FROM event WHERE at <= ?";

    /// What was erased stands in later copies as erased; its seals are told of at the end of the
    /// log.
    private static final String ERASED =
            "SELECT max(at) AS at FROM event WHERE id > ? AND stream = ? HAVING count(*) > 0";

    private static final String LISTS = "SELECT 1 FROM sqlite_schema WHERE name = 'read_model'";

    public Moment {
        loose = List.copyOf(loose);
    }

    /// Takes a database back that nobody else has open.
    ///
    /// @throws StoreException if nothing had happened yet, or something was erased since; the
    ///   message is a sentence for people
    void takeBack(Path database) throws SQLException {
        try (var connection = Settings.working(database).getConnection()) {
            connection.setAutoCommit(false);
            long last =
                    Sql.of(LAST, at.toEpochMilli())
                            .row(connection, row -> row.getLong("last"))
                            .orElse(0L);
            if (last == 0) {
                throw new StoreException(
                        "at %s nothing had happened in this club yet".formatted(at));
            }
            Optional<Instant> erased =
                    Sql.of(ERASED, last, Redactions.STREAM)
                            .row(connection, row -> Instant.ofEpochMilli(row.getLong("at")));
            if (erased.isPresent()) {
                throw new StoreException(
                        "something was erased at %s, and does not come back: take a moment after it, or a"
                                        .formatted(erased.get())
                                + " copy that is older");
            }
            var _ = Sql.of("DELETE FROM event WHERE id > ?", last).change(connection);
            if (Sql.of(LISTS).row(connection, _ -> true).isPresent()) {
                var _ = Sql.of("DELETE FROM read_model").change(connection);
            }
            for (String change : loose) {
                var _ = Sql.of(change).change(connection);
            }
            connection.commit();
        }
    }
}

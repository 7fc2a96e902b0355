package overtrick.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.EventHash.Place;
import overtrick.log.chain.Events;
import overtrick.log.chain.Seals;
import overtrick.sqlite.Problem.Changed;
import overtrick.sqlite.Problem.Missing;
import overtrick.sqlite.Problem.More;
import overtrick.sqlite.Problem.Unsealed;

/// Follows the hashes through the whole log, in bounded memory. A broken place is named once:
/// behind it the log is followed on by the hashes that are there.
final class ChainCheck {

    /// Problems that are named one by one.
    private static final int NAMED = 20;

    private static final String ALL =
            """
            SELECT id, stream, number, at, type, version, payload, hash,
                (SELECT before.hash FROM event AS before
                 WHERE before.stream = event.stream AND before.number = event.number - 1)
                AS of_stream
            FROM event ORDER BY id
            """;

    private static final String SEALS =
            "SELECT count(*), coalesce(sum(name = 'told'), 0) FROM pragma_table_info('redacted')";

    private final Connection connection;
    private final EventHash hash = new EventHash();
    private final List<Problem> problems = new ArrayList<>();
    private long unnamed;
    private final Seals seals;
    private long id;
    private byte[] before = EventHash.none();

    ChainCheck(Connection connection) throws SQLException {
        this.connection = connection;
        this.seals = new Seals(connection, form(connection));
    }

    /// By the columns of its table.
    private static Seals.Form form(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(SEALS)) {
            return row.getInt(1) == 0
                    ? Seals.Form.NONE
                    : row.getInt(2) == 0 ? Seals.Form.FIRST : Seals.Form.TOLD;
        }
    }

    List<Problem> run() throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(ALL)) {
            while (row.next()) {
                follow(row);
            }
        }
        seals.broken().ifPresent(number -> add(new Unsealed(number)));
        seals.close();
        if (unnamed > 0) {
            problems.add(new More(unnamed));
        }
        return problems;
    }

    private void follow(ResultSet row) throws SQLException {
        var place = Events.place(row);
        byte @Nullable [] found = row.getBytes("hash");
        if (place.id() > id + 1) {
            add(new Missing(id + 1, place.id() - 1));
        } else if (found == null || !isWritten(row, place, found)) {
            add(new Changed(place.id(), place.stream(), place.number()));
        }
        id = place.id();
        before = found == null ? EventHash.none() : found;
    }

    /// Whether the event is the one that was written, or was put in its place by a redaction.
    private boolean isWritten(ResultSet row, Place place, byte[] found) throws SQLException {
        return Arrays.equals(found, computed(row, place))
                || seals.vouchFor(place, Events.event(row), found);
    }

    private byte[] computed(ResultSet row, Place place) throws SQLException {
        byte @Nullable [] ofStream = row.getBytes("of_stream");
        return hash.of(
                place, Events.event(row), before, ofStream == null ? EventHash.none() : ofStream);
    }

    private void add(Problem problem) {
        if (problems.size() < NAMED) {
            problems.add(problem);
        } else {
            unnamed++;
        }
    }

    /// Where the log ends, after [#run].
    ChainHead head() {
        return ChainHead.of(id, before);
    }
}

package overtrick.postgres;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.log.Sql;

/// Anchors the log from time to time: where each stream ends is kept, and one hash binds all of
/// that and the anchor before. A stream that was cut or written anew no longer fits.
final class Anchors {

    private static final String LATEST =
            "SELECT number, at, upto, events, sum, hash FROM anchor ORDER BY number DESC LIMIT 1";

    /// Nobody writes an event while it is looked which streams have grown, so that none is missed
    /// whose place in the log is given and not yet to be seen.
    private static final String ALONE = "LOCK TABLE event IN SHARE MODE";

    private static final String GROWN =
            """
            SELECT e.stream, e.number, e.hash, a.number AS before_number, a.hash AS before_hash,
                (SELECT count(*) FROM event AS n WHERE n.stream = e.stream
                 AND n.number > coalesce(a.number, 0)) AS more
            FROM event AS e
            JOIN (SELECT stream, max(number) AS number FROM event WHERE id > ? GROUP BY stream)
                AS last ON last.stream = e.stream AND last.number = e.number
            LEFT JOIN anchored AS a ON a.stream = e.stream
            """;
    private static final String KEEP =
            "INSERT INTO anchored (stream, number, hash) VALUES (?, ?, ?) ON CONFLICT (stream)"
                    + " DO UPDATE SET number = excluded.number, hash = excluded.hash";
    private static final String END = "SELECT coalesce(max(id), 0) FROM event";
    private static final String WRITE =
            "INSERT INTO anchor (number, at, upto, events, sum, hash) VALUES (?, ?, ?, ?, ?, ?)";

    private Anchors() {}

    /// @param upto the place in the log up to which was looked
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Row(long number, long at, long upto, long events, byte[] sum, byte[] hash) {

        private static final Row NONE = new Row(0, 0, 0, 0, new byte[Sum.BYTES], new byte[32]);

        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getLong("number"),
                    row.getLong("at"),
                    row.getLong("upto"),
                    row.getLong("events"),
                    row.getBytes("sum"),
                    row.getBytes("hash"));
        }

        Anchor anchor() {
            return Anchor.of(number, events, hash);
        }

        /// The hash that this row must have behind another.
        byte[] chained(byte[] before) {
            MessageDigest digest = Sha256.digest();
            digest.update(before);
            digest.update(
                    ByteBuffer.allocate(4 * Long.BYTES)
                            .putLong(number)
                            .putLong(at)
                            .putLong(upto)
                            .putLong(events)
                            .flip());
            digest.update(sum);
            return digest.digest();
        }
    }

    static Optional<Anchor> latest(Connection connection) throws SQLException {
        return Sql.of(LATEST).row(connection, Row::of).map(Row::anchor);
    }

    /// Makes one, in the transaction that is under way, if anything has happened since the last.
    ///
    /// @param at milliseconds since 1970
    static Optional<Anchor> drop(Connection connection, long at) throws SQLException {
        try (var alone = connection.createStatement()) {
            alone.execute(ALONE);
        }
        var before = Sql.of(LATEST).row(connection, Row::of).orElse(Row.NONE);
        long end = Sql.of(END).row(connection, row -> row.getLong(1)).orElse(0L);
        if (end <= before.upto) {
            return Optional.empty();
        }
        var sum = new Sum(before.sum);
        long events = before.events + grow(connection, before.upto, sum);
        var open = new Row(before.number + 1, at, end, events, sum.bytes(), before.hash);
        byte[] hash = open.chained(before.hash);
        var _ = Sql.of(WRITE, open.number, at, end, events, open.sum, hash).change(connection);
        return Optional.of(Anchor.of(open.number, events, hash));
    }

    /// @return how many events there are more
    private static long grow(Connection connection, long upto, Sum sum) throws SQLException {
        long more = 0;
        try (var keep = connection.prepareStatement(KEEP)) {
            for (var grown : Sql.of(GROWN, upto).rows(connection, Grown::of)) {
                if (grown.beforeNumber > 0) {
                    sum.subtract(grown.stream, grown.beforeNumber, grown.beforeHash);
                }
                sum.add(grown.stream, grown.number, grown.hash);
                more += grown.more;
                keep.setString(1, grown.stream);
                keep.setLong(2, grown.number);
                keep.setBytes(3, grown.hash);
                keep.addBatch();
            }
            keep.executeBatch();
        }
        return more;
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Grown(
            String stream,
            long number,
            byte[] hash,
            long beforeNumber,
            byte[] beforeHash,
            long more) {

        static Grown of(ResultSet row) throws SQLException {
            byte[] before = row.getBytes("before_hash");
            return new Grown(
                    row.getString("stream"),
                    row.getLong("number"),
                    row.getBytes("hash"),
                    row.getLong("before_number"),
                    before == null ? new byte[0] : before,
                    row.getLong("more"));
        }
    }
}

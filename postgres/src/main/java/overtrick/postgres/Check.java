package overtrick.postgres;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import overtrick.log.Sql;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.Events;
import overtrick.log.chain.Seals;
import overtrick.postgres.Flaw.Changed;
import overtrick.postgres.Flaw.Cut;
import overtrick.postgres.Flaw.Gap;
import overtrick.postgres.Flaw.Loose;
import overtrick.postgres.Flaw.LostBefore;
import overtrick.postgres.Flaw.More;
import overtrick.postgres.Flaw.Older;
import overtrick.postgres.Flaw.Unreadable;
import overtrick.postgres.Flaw.Unsealed;

/// What a check of a club's database has found. It is only read, as it is at one moment, also while
/// a program has the club open.
///
/// @param anchor the latest; empty when nothing was ever anchored, or it cannot be read
/// @param flaws empty when all is well
public record Check(long streams, long events, Optional<Anchor> anchor, List<Flaw> flaws) {

    /// Flaws that are named one by one.
    private static final int NAMED = 20;

    private static final int FETCHED = 2_000;

    private static final String ALL =
            "SELECT id, stream, number, at, type, version, payload, hash FROM event"
                    + " ORDER BY stream, number";
    private static final String CUT =
            """
            SELECT a.stream, a.number FROM anchored AS a
            LEFT JOIN event AS e
                ON e.stream = a.stream AND e.number = a.number AND e.hash = a.hash
            WHERE e.stream IS NULL ORDER BY a.stream
            """;

    public Check {
        flaws = List.copyOf(flaws);
    }

    /// Checks the club in a database.
    ///
    /// @param data the club's directory, where the latest anchor is noted
    public static Check of(PostgresPlace place, Path data) {
        try (var connection = ReadOnlyStore.moment(place, "overtrick verifies")) {
            return of(connection, place.toString(), data);
        } catch (SQLException failed) {
            return failed(place.toString(), Trouble.words(failed));
        }
    }

    private static Check failed(String what, String reason) {
        return new Check(0, 0, Optional.empty(), List.of(new Unreadable(what, reason)));
    }

    private static Check of(Connection connection, String place, Path data) throws SQLException {
        boolean there =
                Sql.of("SELECT to_regclass('anchor') IS NOT NULL")
                        .row(connection, row -> row.getBoolean(1))
                        .orElse(false);
        if (!there) {
            return failed(place, "there is no club in it");
        }
        var streams = new Streams(connection);
        streams.run();
        var flaws = new ArrayList<>(streams.flaws);
        Sql.of(CUT).rows(connection, row -> new Cut(row.getString(1), row.getLong(2))).stream()
                .limit(NAMED)
                .forEach(flaws::add);
        loose(connection).map(Loose::new).ifPresent(flaws::add);
        noted(connection, data).ifPresent(flaws::add);
        flaws.addAll(lostBefore(data));
        return new Check(streams.count, streams.events, Anchors.latest(connection), flaws);
    }

    /// The first anchor that is not as it was written.
    private static Optional<Long> loose(Connection connection) throws SQLException {
        var sum = new Sum();
        Sql.of("SELECT stream, number, hash FROM anchored")
                .rows(
                        connection,
                        row -> {
                            sum.add(row.getString(1), row.getLong(2), row.getBytes(3));
                            return true;
                        });
        byte[] before = new byte[Sum.BYTES];
        byte[] last = new byte[Sum.BYTES];
        long number = 0;
        for (var row :
                Sql.of("SELECT * FROM anchor ORDER BY number").rows(connection, Anchors.Row::of)) {
            number++;
            if (row.number() != number || !Arrays.equals(row.chained(before), row.hash())) {
                return Optional.of(number);
            }
            before = row.hash();
            last = row.sum();
        }
        return Arrays.equals(sum.bytes(), last) ? Optional.empty() : Optional.of(number);
    }

    /// Why the database is not the one whose anchor is noted.
    static Optional<Flaw> noted(Connection connection, Path data) throws SQLException {
        var file = AnchorFile.in(data);
        try {
            var noted = AnchorFile.read(file);
            if (noted.isEmpty() || has(connection, noted.get())) {
                return Optional.empty();
            }
            return Optional.of(new Older(file, noted.get()));
        } catch (IOException failed) {
            return Optional.of(new Unreadable(file.toString(), Trouble.words(failed)));
        }
    }

    private static boolean has(Connection connection, Anchor noted) throws SQLException {
        return Sql.of("SELECT * FROM anchor WHERE number = ?", noted.number())
                .row(connection, Anchors.Row::of)
                .filter(row -> row.anchor().equals(noted))
                .isPresent();
    }

    private static List<Flaw> lostBefore(Path data) {
        var file = AnchorFile.aside(data);
        try {
            return AnchorFile.lines(file).stream()
                    .<Flaw>map(noted -> new LostBefore(file, noted))
                    .toList();
        } catch (IOException failed) {
            return List.of(new Unreadable(file.toString(), Trouble.words(failed)));
        }
    }

    /// Follows the hashes through every stream, in bounded memory. A broken place is named once:
    /// behind it the stream is followed on by the hashes that are there.
    private static final class Streams {

        private final Connection connection;
        private final EventHash hash = new EventHash();
        private final List<Flaw> flaws = new ArrayList<>();
        private long unnamed;
        private long count;
        private long events;
        private String stream = "";
        private long ofStream;
        private long number;
        private byte[] before = EventHash.none();

        private Streams(Connection connection) {
            this.connection = connection;
        }

        private void run() throws SQLException {
            try (var asked = connection.createStatement();
                    var seals = new Seals(connection, Seals.Form.TOLD)) {
                asked.setFetchSize(FETCHED);
                try (var row = asked.executeQuery(ALL)) {
                    while (row.next()) {
                        follow(row, seals);
                    }
                }
                end();
                seals.broken().ifPresent(redaction -> add(new Unsealed(redaction)));
            }
            if (unnamed > 0) {
                flaws.add(new More(unnamed));
            }
        }

        private void follow(ResultSet row, Seals seals) throws SQLException {
            var place = Events.place(row);
            if (!place.stream().equals(stream)) {
                end();
                stream = place.stream();
                ofStream = 0;
                number = 0;
                before = EventHash.none();
                count++;
            }
            byte @Nullable [] found = row.getBytes("hash");
            boolean follows = place.number() == number + 1;
            if (found == null || (follows && !isWritten(row, place, found, seals))) {
                add(new Changed(place.stream(), place.number()));
            }
            number = place.number();
            before = found == null ? EventHash.none() : found;
            ofStream++;
            events++;
        }

        /// Whether the event is the one that was written, or was put in its place by a redaction.
        private boolean isWritten(ResultSet row, EventHash.Place place, byte[] found, Seals seals)
                throws SQLException {
            var event = Events.event(row);
            var bare = new EventHash.Place(0, place.stream(), place.number(), place.at());
            return Arrays.equals(found, hash.of(bare, event, EventHash.none(), before))
                    || seals.vouchFor(place, event, found);
        }

        private void end() {
            if (ofStream != number) {
                add(new Gap(stream, ofStream, number));
            }
        }

        private void add(Flaw flaw) {
            if (flaws.size() < NAMED) {
                flaws.add(flaw);
            } else {
                unnamed++;
            }
        }
    }
}

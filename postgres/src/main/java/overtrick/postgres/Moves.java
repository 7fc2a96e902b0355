package overtrick.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.log.NewEvent;
import overtrick.log.Sql;
import overtrick.log.StoreException;
import overtrick.sqlite.Copies;
import overtrick.sqlite.Moment;
import overtrick.sqlite.SqliteStore;

/// Takes clubs from a file into a database and back. A copy of a club in a database is one in a
/// file, so that it can be opened anywhere. Whatever is taken over is added up on both sides.
///
/// @param schemas where the tables beside the log come from
/// @param places columns of those that tell a place in the log, as `table.column`
public record Moves(List<String> schemas, Set<String> places, InstantSource clock) {

    /// Where it stands that a club came from another store.
    static final String STREAM = "move/club";

    private static final String LAST =
            "SELECT number, hash FROM event WHERE stream = ? ORDER BY number DESC LIMIT 1";

    public Moves {
        schemas = List.copyOf(schemas);
        places = Set.copyOf(places);
    }

    /// What was taken over.
    ///
    /// @param sum over everything, 64 hexadecimal digits, the same on both sides
    public record Moved(long events, String sum) {}

    /// Copies the club of a database into a file as it is at one moment, also while a program has
    /// it open.
    ///
    /// @param file must not exist yet; its directory is made if need be
    /// @return what a check of the copy says
    /// @throws StoreException if the club cannot be read or the copy cannot be written; the message
    ///   is a sentence for people
    public overtrick.sqlite.Check backup(PostgresPlace place, Path file) {
        if (Files.exists(file)) {
            throw new StoreException("there is a club in %s already".formatted(file.getParent()));
        }
        try {
            var parent = Files.createDirectories(file.toAbsolutePath().getParent());
            var folder = Files.createTempDirectory(parent, "overtrick.part");
            try {
                var _ = toFile(place, folder);
                return Copies.backup(folder, file);
            } finally {
                deleteAll(folder);
            }
        } catch (IOException failed) {
            throw cannotCopy(place, file, failed);
        }
    }

    /// Makes a club in a database from a backup; never over another club.
    ///
    /// @param file the backup, or a packed one
    /// @param data the club's directory
    /// @param moment to which it is taken back; empty for all that is in the backup
    /// @throws StoreException if the backup is damaged, there is a club already, or the database
    ///   does not take it; the message is a sentence for people
    public Moved restore(Path file, PostgresPlace place, Path data, Optional<Moment> moment) {
        try {
            Files.createDirectories(data);
            var folder = Files.createTempDirectory(data, "overtrick.part");
            try {
                var _ = Copies.restore(file, folder.resolve("club"), moment);
                return toDatabase(folder.resolve("club"), place, data);
            } finally {
                deleteAll(folder);
            }
        } catch (IOException failed) {
            throw cannotCopy(place, file, failed);
        }
    }

    /// Takes a club from its directory into a database; no program may have it open. What lies in
    /// the directory stays.
    ///
    /// @throws StoreException if that fails: then the database holds nothing of it
    public Moved toDatabase(Path directory, PostgresPlace place, Path data) {
        try (var source = SqliteStore.open(directory, schemas, clock)) {
            var problems = overtrick.sqlite.Check.of(directory).problems();
            if (!problems.isEmpty()) {
                throw new StoreException(
                        "the club is not whole: " + problems.getFirst().sentence());
            }
            try (var _ = PostgresStore.open(place, data, this);
                    var target = place.source("overtrick moves", Duration.ZERO).getConnection()) {
                target.setAutoCommit(false);
                return source.read(from -> toDatabase(from, target, place));
            } catch (SQLException failed) {
                throw cannotCopy(place, directory, failed);
            }
        }
    }

    private Moved toDatabase(Connection from, Connection target, PostgresPlace place)
            throws SQLException {
        var there = Contents.of(target);
        if (!there.isEmpty()) {
            throw new StoreException("there is a club in %s already".formatted(place));
        }
        var here = Contents.of(from);
        long events = new Copying(here, there, places, Copying.Form.DATABASE).run();
        var moved = compared(events, here.sum(places), there.sum(places));
        var _ =
                Sql.of("SELECT setval(pg_get_serial_sequence('event', 'id'), max(id)) FROM event")
                        .rows(target, row -> row.getLong(1));
        append(target, told("file", moved));
        target.commit();
        return moved;
    }

    /// Takes a club from a database into a directory; no program may have it open. What is in the
    /// database stays.
    ///
    /// @throws StoreException if that fails: then there is no club in the directory
    public Moved toDirectory(PostgresPlace place, Path data, Path directory) {
        var file = directory.resolve(SqliteStore.FILE);
        if (Files.exists(file)) {
            throw new StoreException("there is a club in %s already".formatted(directory));
        }
        var flaws = Check.of(place, data).flaws();
        if (!flaws.isEmpty()) {
            throw new StoreException("the club is not whole: " + flaws.getFirst().sentence());
        }
        try (var _ = PostgresStore.open(place, data, this)) { // and nobody else
            Files.createDirectories(directory);
            var folder = Files.createTempDirectory(directory, "overtrick.part");
            try {
                var moved = toFile(place, folder);
                try (var store = SqliteStore.open(folder, schemas, clock)) {
                    var log = store.log();
                    log.append(STREAM, log.head(STREAM), List.of(told("database", moved)));
                }
                var problems = Copies.backup(folder, file).problems();
                if (!problems.isEmpty()) {
                    Files.delete(file);
                    throw new StoreException(
                            "the copy is not whole: " + problems.getFirst().sentence());
                }
                return moved;
            } finally {
                deleteAll(folder);
            }
        } catch (IOException failed) {
            throw cannotCopy(place, directory, failed);
        }
    }

    /// Fills a new store in a folder.
    private Moved toFile(PostgresPlace place, Path folder) {
        try (var source = ReadOnlyStore.moment(place, "overtrick copies");
                var target = SqliteStore.open(folder, schemas, clock)) {
            var here = Contents.of(source);
            long events =
                    target.write(to ->
                            new Copying(here, Contents.of(to), places, Copying.Form.FILE).run());
            byte[] there = target.read(to -> Contents.of(to).sum(places));
            return compared(events, here.sum(places), there);
        } catch (SQLException failed) {
            throw cannotCopy(place, folder, failed);
        }
    }

    private static Moved compared(long events, byte[] here, byte[] there) {
        if (!Arrays.equals(here, there)) {
            throw new StoreException("what was copied is not what was there");
        }
        return new Moved(events, HexFormat.of().formatHex(here));
    }

    private static NewEvent told(String from, Moved moved) {
        return new NewEvent(
                "moved",
                1,
                "{\"from\":\"%s\",\"events\":%d,\"sum\":\"%s\"}"
                        .formatted(from, moved.events, moved.sum));
    }

    private void append(Connection target, NewEvent event) throws SQLException {
        var appender = new Appender(target);
        long last = Sql.of(LAST, STREAM).row(target, row -> row.getLong("number")).orElse(0L);
        appender.append(STREAM, last, clock.millis(), List.of(event));
        appender.send();
    }

    private static StoreException cannotCopy(PostgresPlace place, Path path, Exception failed) {
        return new StoreException(
                "the club cannot be taken from one to the other, %s and %s: %s"
                        .formatted(place, path, Trouble.words(failed)),
                failed);
    }

    private static void deleteAll(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}

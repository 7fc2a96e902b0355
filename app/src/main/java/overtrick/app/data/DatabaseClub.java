package overtrick.app.data;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.log.Store;
import overtrick.postgres.Anchor;
import overtrick.postgres.Check;
import overtrick.postgres.Flaw;
import overtrick.postgres.Moves;
import overtrick.postgres.PostgresPlace;
import overtrick.postgres.PostgresStore;
import overtrick.postgres.ReadOnlyStore;
import overtrick.server.Club;
import overtrick.server.Verification;
import overtrick.sqlite.Moment;

/// A club whose rows are in a PostgreSQL database. Nothing else of the program knows that there are
/// such: whoever keeps a club in a file never loads a class of it.
///
/// @param url of the database
/// @param data the club's directory, for what is no row
public record DatabaseClub(String url, Path data) {

    private static Moves moves() {
        return new Moves(List.of(Club.SCHEMA), Club.PLACES, InstantSource.system());
    }

    /// Opens its store.
    ///
    /// @throws overtrick.log.StoreException if it cannot be opened
    public Store open() {
        return PostgresStore.open(PostgresPlace.of(url), data, moves());
    }

    /// Opens its store beside the other programs that serve it.
    ///
    /// @param shutOut run when they have gone on without this program
    /// @throws overtrick.log.StoreException if it cannot be opened
    public Store open(ClusterOptions others, Runnable shutOut) {
        return PostgresStore.open(PostgresPlace.of(url), data, moves(), others.join(shutOut));
    }

    /// Checks it, and that everything in it can be replayed; nothing is written.
    public Verification verify() {
        var place = PostgresPlace.of(url);
        var check = Check.of(place, data);
        var flaws = check.flaws().stream().map(Flaw::sentence).toList();
        var found = new Verification(check.streams(), check.events(), Optional.empty(), flaws);
        if (check.events() == 0) {
            return found;
        }
        try (var store = ReadOnlyStore.open(place, data, moves())) {
            return found.andReplayed(store);
        }
    }

    /// The latest anchor of its log, for people.
    Optional<String> anchor() {
        return Check.of(PostgresPlace.of(url), data).anchor().map(Anchor::toString);
    }

    /// Copies it into a file.
    overtrick.sqlite.Check backup(Path file) {
        return moves().backup(PostgresPlace.of(url), file);
    }

    /// Makes it from a backup, as it was at a moment.
    String restore(Path file, Optional<Moment> moment) {
        return told(moves().restore(file, PostgresPlace.of(url), data, moment));
    }

    /// Makes it from the club in the data directory.
    String takeFromFile() {
        return told(moves().toDatabase(data, PostgresPlace.of(url), data));
    }

    /// Makes a club in the data directory from it.
    String takeToFile() {
        return told(moves().toDirectory(PostgresPlace.of(url), data, data));
    }

    private static String told(Moves.Moved moved) {
        return "%,d events, the same on both sides: sum %s".formatted(moved.events(), moved.sum());
    }

    /// For people; without a password.
    @Override
    public String toString() {
        return PostgresPlace.of(url).toString();
    }
}

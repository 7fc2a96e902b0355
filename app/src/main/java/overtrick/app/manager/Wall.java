package overtrick.app.manager;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.boards.match.WatchedMatch;
import overtrick.boards.match.WatchedMatch.Room;
import overtrick.boards.match.WatchedMatch.Teams;
import overtrick.boards.page.match.WatchRoutes;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Side;
import overtrick.house.people.People;
import overtrick.manager.line.Names;
import overtrick.page.Feature;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.sqlite.SqliteStore;

/// Where a match is shown in browsers, if anywhere: one page that follows what lies on the tables.
/// It knows nobody and keeps nothing; the store that a server stands on goes with it.
final class Wall implements Closeable {

    private record Shown(WatchedMatch match, Web web, SqliteStore store, Path directory) {}

    private final Names names;
    private final Optional<Shown> shown;

    private Wall(Names names, Optional<Shown> shown) {
        this.names = names;
        this.shown = shown;
    }

    /// @param port empty where nobody watches
    /// @throws UserError if the port cannot be had
    static Wall open(Optional<Integer> port, String host, int rooms, int boards, Names names) {
        port.filter(at -> at < 0 || at > 65_535)
                .ifPresent(at -> {
                    throw new UserError("--watch is not 0 to 65535: " + at);
                });
        return new Wall(
                names,
                port.map(at -> open(at, host, new WatchedMatch(rooms, boards, teams(names)))));
    }

    private static Shown open(int port, String host, WatchedMatch match) {
        var clock = InstantSource.system();
        var directory = directory();
        var store = SqliteStore.open(directory, List.of(Club.SCHEMA), clock);
        try {
            List<Feature> features = List.of(new WatchRoutes(match));
            var web =
                    Web.start(
                            new People(store, clock),
                            features,
                            (_, _, answer) -> answer,
                            new WebSettings(host, port));
            return new Shown(match, web, store, directory);
        } catch (RuntimeException refused) {
            tidy(store, directory);
            throw new UserError("%s:%d cannot be used to watch".formatted(host, port));
        }
    }

    private static Path directory() {
        try {
            return Files.createTempDirectory("overtrick-watch");
        } catch (IOException refused) {
            throw new UserError("no directory can be made for --watch: " + refused.getMessage());
        }
    }

    /// Where browsers find it; empty where nobody watches.
    Optional<String> address(String host) {
        return shown.map(one -> "http://%s:%d/".formatted(host, one.web().port()));
    }

    void lies(boolean closed, BoardInPlay board) {
        var room = closed ? Room.CLOSED : Room.OPEN;
        shown.ifPresent(one -> one.match().lies(room, teams(names), board));
    }

    private static Teams teams(Names names) {
        return new Teams(
                names.team(Side.NORTH_SOUTH).orElse(""), names.team(Side.EAST_WEST).orElse(""));
    }

    @Override
    public void close() {
        shown.ifPresent(one -> {
            one.match().end();
            one.web().stop();
            tidy(one.store(), one.directory());
        });
    }

    private static void tidy(SqliteStore store, Path directory) {
        store.close();
        try (var files = Files.walk(directory)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            System.err.println("%s is left: %s".formatted(directory, left.getMessage()));
        }
    }
}

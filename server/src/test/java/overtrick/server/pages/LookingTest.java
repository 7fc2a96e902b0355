package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.server.pages.Status.TOO_MANY;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.page.server.Address;

/// Whoever looks changes nothing, whatever the address.
@Timeout(value = 480, unit = TimeUnit.SECONDS)
class LookingTest {

    private static final Instant NOW = Instant.parse("2026-11-25T19:30:00Z");

    /// What is written when somebody looks, and has to be: who has seen a deal of a set at a table
    /// must not play it elsewhere (Law 16D), what a robot has found out is kept, and a link is
    /// opened on a device, which lets nobody in but whoever holds its key.
    private static final Set<String> NOTES_OF_LOOKING =
            Set.of(
                    "deal_seen",
                    "board_cost",
                    "closed_room",
                    "link_grant",
                    "compared_board", // follow by and by from what the closed room has found out
                    "compared_thing",
                    "compared_place");

    /// The clock stands: nobody is waited for too long, and nothing happens by itself.
    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .playing(PlayedBoard.SET)
                    .behind(door -> door.withPeople(10_000))
                    .with(club ->
                            club.withRobotPace(Duration.ZERO)
                                    .withRobots(overtrick.house.terms.Strength.THUMB)
                                    .withClock(() -> NOW));

    private static Optional<Connection> kept = Optional.empty();

    /// What costs the club so much that one visitor may not have it as often as others.
    private static final List<String> DEAR = List.of("/t/", "/stream", "/files/", "/progress");

    /// What is there until somebody has come by it, who has; evidence that is closed to those who
    /// play the board; deals that somebody has lost; the calls of partners on a board they did;
    /// matches in the program, which BesideTest watches; what several boards cost, and their curve.
    private static final Set<String> SHOWN_SELDOM =
            Set.of(
                    "/class/{code}/calls",
                    "/club/own/{secret}",
                    "/events/{code}/costs",
                    "/events/{code}/costs.csv",
                    "/events/{code}/costs.svg",
                    "/me/boards/curve.csv",
                    "/me/boards/curve.svg",
                    "/matches/{code}/costs.csv",
                    "/matches/{code}/costs.svg",
                    "/tables/{code}/costs.csv",
                    "/tables/{code}/costs.svg",
                    "/events/{code}/matches/{round}/{table}/watch",
                    "/events/{code}/matches/{round}/{table}/watch/stream",
                    "/tables/{code}/evidence",
                    "/tables/{code}/matches/{ordinal}/deals/{deal}/again");

    /// Every row of the club, by its table.
    private static Map<String, List<String>> rows() {
        var rows = new TreeMap<String, List<String>>();
        try (var query = connection().createStatement()) {
            var names = new ArrayList<String>();
            var tables = query.executeQuery("SELECT name FROM sqlite_master WHERE type = 'table'");
            while (tables.next()) {
                names.add(tables.getString(1));
            }
            for (var name : names) {
                if (!NOTES_OF_LOOKING.contains(name)) {
                    rows.put(name, new ArrayList<>());
                    var found = query.executeQuery("SELECT * FROM " + name);
                    int columns = found.getMetaData().getColumnCount();
                    while (found.next()) {
                        var row = new ArrayList<String>();
                        for (int column = 1; column <= columns; column++) {
                            row.add(found.getString(column));
                        }
                        rows.computeIfAbsent(name, _ -> new ArrayList<>()).add(row.toString());
                    }
                }
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return rows;
    }

    /// Another number as soon as anybody has written anything (SQLite, PRAGMA data_version).
    private static long version() {
        try (var query = connection().createStatement();
                var answer = query.executeQuery("PRAGMA data_version")) {
            return answer.getLong(1);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// The same all the time, for the number is that of a connection.
    private static Connection connection() throws SQLException {
        if (kept.isEmpty()) {
            String file = "jdbc:sqlite:" + HOUSE.data().resolve("overtrick.db");
            kept = Optional.of(DriverManager.getConnection(file));
        }
        return kept.get();
    }

    @AfterAll
    static void closeConnection() throws SQLException {
        if (kept.isPresent()) {
            kept.get().close();
        }
        kept = Optional.empty();
    }

    /// Robots have done what they can.
    private static void untilQuiet() {
        await().atMost(Duration.ofSeconds(60))
                .during(Duration.ofMillis(700))
                .pollInterval(Duration.ofMillis(100))
                .until(LookingTest::rows, new Unchanged()::since);
    }

    /// Whether the same is found again.
    private static final class Unchanged {

        private Map<String, List<String>> last = Map.of();

        private boolean since(Map<String, List<String>> now) {
            boolean same = now.equals(last);
            last = now;
            return same;
        }
    }

    /// Answers with the status, as soon as the visitor may ask so much.
    ///
    /// A quick machine asks more in a second than one visitor may: they go to another door then,
    /// and wait only where they have to pause there too.
    private static int patientStatus(Browser who, String method, String path) {
        int first = status(who, method, path);
        if (first != TOO_MANY) {
            return first;
        }
        HOUSE.openAnotherDoor();
        return await().atMost(Duration.ofSeconds(90))
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> status(who, method, path), status -> status != TOO_MANY);
    }

    /// Answers with the status; whatever follows is not waited for.
    private static int status(Browser who, String method, String path) {
        var request = who.request(path).header("Accept", "text/html");
        if (method.equals("HEAD")) {
            request.HEAD();
        }
        HttpResponse<InputStream> answer = who.open(request);
        try (var body = answer.body()) {
            if (!path.contains("stream")) {
                body.readAllBytes();
            }
            return answer.statusCode();
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void noGetAndNoHeadWritesAnything() {
        var club = LivelyClub.of(HOUSE, HOUSE.visitor(), HOUSE.visitor());
        untilQuiet();
        var addresses =
                HOUSE.web().addresses().stream()
                        .filter(one -> one.method().equals("GET"))
                        .sorted(Comparator.comparing(one -> !one.path().startsWith("/dealing/")))
                        .toList(); // dealing scripts are kept behind the door where they were made
        assertThat(addresses).hasSizeGreaterThan(100);
        var before = rows();
        long version = version();
        var writing = new ArrayList<String>();
        var empty = new ArrayList<String>();
        for (var address : addresses) {
            if (!isShown(club, address) && !SHOWN_SELDOM.contains(address.path())) {
                empty.add(address.path());
            }
            if (version() != version) {
                version = version();
                var after = rows();
                if (!after.equals(before)) {
                    writing.add(address.path() + ": " + changed(before, after));
                }
                before = after;
            }
        }

        assertThat(writing).as("addresses that write").isEmpty();
        assertThat(empty).as("addresses of which nothing was shown").isEmpty();
    }

    /// Looks at an address with the eyes of everybody.
    ///
    /// @return whether there was anything to see
    private static boolean isShown(LivelyClub club, Address address) {
        boolean shown = false;
        var paths = club.filled(address);
        for (var path : paths) {
            // one visitor may not ask for so many at once
            boolean dear = DEAR.stream().anyMatch(path::contains);
            boolean all = !dear || (path.contains("/files/") ? paths.indexOf(path) < 7 : !shown);
            var stranger = HOUSE.visitor();
            var known =
                    path.startsWith("/events/")
                            ? List.of(club.ann(), club.minh(), stranger)
                            : path.startsWith("/club/") || path.startsWith("/fair")
                                    ? List.of(club.owner(), stranger)
                                    : List.of(club.ann(), stranger);
            for (var who : all ? known : List.of(stranger)) {
                int status = patientStatus(who, "GET", path);
                assertThat(status).as(path).isLessThan(500);
                shown |= status != 404 && status != 403;
            }
        }
        patientStatus(club.ann(), "HEAD", paths.getFirst());
        return shown;
    }

    private static List<String> changed(
            Map<String, List<String>> before, Map<String, List<String>> after) {
        var changed = new ArrayList<String>();
        after.forEach((table, rows) -> {
            var more = new HashSet<>(rows);
            more.removeAll(new HashSet<>(before.getOrDefault(table, List.of())));
            var gone = new HashSet<>(before.getOrDefault(table, List.of()));
            gone.removeAll(new HashSet<>(rows));
            more.forEach(row -> changed.add("+ " + table + " " + cut(row)));
            gone.forEach(row -> changed.add("- " + table + " " + cut(row)));
        });
        return changed;
    }

    private static String cut(String row) {
        return row.substring(0, Math.min(160, row.length()));
    }
}

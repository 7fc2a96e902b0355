package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.cluster.PekkoNeighbourhood;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.log.Neighbours;
import overtrick.log.Store;
import overtrick.log.host.Asking;
import overtrick.postgres.Check;
import overtrick.postgres.Moves;
import overtrick.postgres.PostgresPlace;
import overtrick.postgres.PostgresStore;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// Three programs serve one club from one database.
@Timeout(120)
class NodesTest {

    @TempDir private Path directory;

    private final List<Node> nodes = new ArrayList<>();

    /// A program, with what it opened.
    private record Node(Neighbours near, Store store, Club club) {

        long number(TableId table) {
            return club.duplicate().look(table, Member.House.HOUSE).orElseThrow().number();
        }
    }

    @Test
    void whatIsDoneAtOneIsSeenAtAllAndGoesOnWhenOneLeaves() throws IOException {
        try (var server = start()) {
            var place =
                    PostgresPlace.of(
                            "postgres://postgres@127.0.0.1:%d/postgres"
                                    .formatted(server.getPort()));
            open(place);
            try {
                actsAreSeenElsewhere();
                robotsPlayOnWhenTheirProgramLeaves();
            } finally {
                nodes.forEach(node -> node.club.close());
            }
            assertThat(Check.of(place, directory.resolve("0")).flaws()).isEmpty();
        }
    }

    private void open(PostgresPlace place) throws IOException {
        var all = places();
        var opening =
                all.stream()
                        .map(own ->
                                CompletableFuture.supplyAsync(
                                        () -> open(place, own, all), Thread.ofPlatform()::start))
                        .toList();
        opening.forEach(one -> nodes.add(one.join()));
    }

    private Node open(PostgresPlace place, String own, List<String> all) {
        var near = new PekkoNeighbourhood().join(own, all, () -> {});
        var data = directory.resolve(String.valueOf(all.indexOf(own)));
        var tables = new Moves(List.of(Club.SCHEMA), Club.PLACES, InstantSource.system());
        var store = PostgresStore.open(place, data, tables, near);
        var settings = ClubSettings.in(data).withRobotPace(Duration.ofMillis(200));
        return new Node(near, store, Club.open(settings, store));
    }

    private void actsAreSeenElsewhere() {
        var one = nodes.get(0).club;
        var other = nodes.get(1).club;
        var lan = one.people().welcome("Lan").person();
        var table = one.duplicate().open(lan, "Friday", DuplicateTerms.USUAL);
        var signals = new AtomicInteger();
        try (var _ = other.duplicate().watch(table, lan, signals::incrementAndGet)) {
            one.duplicate().send(table, lan, new Sit<>(Seat.NORTH));
            for (var node : nodes) {
                Asking.during(() -> assertThat(seat(node.club, table, lan)).contains(Seat.NORTH));
            }
            until(() -> signals.get() > 0);
        }
    }

    private static Optional<Seat> seat(Club club, TableId table, Member.Person person) {
        return club.duplicate().look(table, Member.House.HOUSE).orElseThrow().seatOf(person.id());
    }

    private void robotsPlayOnWhenTheirProgramLeaves() {
        var first = nodes.getFirst().club;
        var lan = first.people().welcome("Lan").person();
        var table = first.duplicate().open(lan, "Robots", DuplicateTerms.USUAL);
        for (var seat : Seat.values()) {
            first.duplicate().send(table, Member.House.HOUSE, new SeatRobot<>(seat, "Robot"));
        }
        String stream = "table/" + table.code();
        until(() -> nodes.stream().filter(node -> node.near.minds(stream)).count() == 1);
        var minder = nodes.stream().filter(node -> node.near.minds(stream)).findFirst();
        var watching = nodes.stream().filter(node -> !node.near.minds(stream)).findFirst();
        var seen = watching.orElseThrow();

        try (var _ = seen.club.duplicate().watch(table, lan, () -> {})) {
            long before = seen.number(table);
            until(() -> seen.number(table) > before + 4);

            nodes.remove(minder.orElseThrow());
            minder.orElseThrow().club.close();
            long after = seen.number(table);
            until(() -> seen.number(table) > after + 4);
        }
        var events = seen.store.log().read(stream, 0);
        for (int at = 0; at < events.size(); at++) {
            assertThat(events.get(at).number()).isEqualTo(at + 1);
        }
    }

    private static void until(BooleanSupplier so) {
        while (!so.getAsBoolean()) {
            LockSupport.parkNanos(50_000_000);
        }
    }

    private static List<String> places() throws IOException {
        var places = new ArrayList<String>();
        try (var one = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                var third = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            for (var socket : List.of(one, other, third)) {
                places.add("127.0.0.1:" + socket.getLocalPort());
            }
        }
        return places;
    }

    private static EmbeddedPostgres start() throws IOException {
        try {
            return EmbeddedPostgres.builder().setServerConfig("fsync", "on").start();
        } catch (IOException | RuntimeException | LinkageError failed) {
            LoggerFactory.getLogger(NodesTest.class)
                    .warn("no PostgreSQL can be started here; its test is left out", failed);
            Assumptions.abort("left out: no PostgreSQL can be started on this machine");
            throw failed;
        }
    }
}

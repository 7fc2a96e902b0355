package overtrick.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.log.Neighbours;
import overtrick.log.StoreException;

/// Three programs on one machine: each share is minded once, words arrive, and who leaves is told
/// of, with what they minded.
@Timeout(120)
class NeighbourhoodTest {

    private static final List<String> NAMES =
            IntStream.range(0, 500).mapToObj(number -> "table/" + number).toList();

    @Test
    void eachThingIsMindedByOneWhoeverComesAndGoes() throws Exception {
        var all = places(3);
        var programs = new ArrayList<Neighbours>();
        for (var joining : all.stream().map(own -> joining(own, all)).toList()) {
            programs.add(joining.get(60, TimeUnit.SECONDS));
        }
        until(() -> programs.stream().allMatch(one -> NAMES.stream().anyMatch(one::minds)));
        until(() -> NAMES.stream().allMatch(name -> minders(programs, name) == 1));

        var heard = new LinkedBlockingQueue<String>();
        programs.get(2).hear("table/", (from, text) -> heard.add(from + ": " + text));
        programs.get(1).hear("other/", (_, text) -> heard.add("not for them: " + text));
        tellUntilHeard(programs.getFirst(), heard);
        assertThat(heard.take()).isEqualTo(programs.getFirst().name() + ": a line\nof text");

        var gone = new LinkedBlockingQueue<String>();
        programs.getFirst().whenGone(gone::add);
        var leaving = programs.remove(2);
        leaving.close();

        assertThat(gone.poll(30, TimeUnit.SECONDS)).isEqualTo(leaving.name());
        until(() -> NAMES.stream().allMatch(name -> minders(programs, name) == 1));
        assertThat(NAMES).noneMatch(leaving::minds);
        programs.forEach(Neighbours::close);
    }

    /// Told in words by whoever waited, and not as if the others had gone on without it.
    @Test
    void whoFindsNobodySaysSo() throws Exception {
        var all = places(2);
        var shutOut = new AtomicBoolean();

        assertThatThrownBy(() ->
                        new PekkoNeighbourhood(Duration.ofSeconds(1))
                                .join(all.getLast(), all, () -> shutOut.set(true)))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("no other program has let this one in within 1 seconds;");
        assertThat(shutOut).isFalse();
    }

    @Test
    void whoIsNoneOfThemDoesNotCome() {
        assertThatThrownBy(() ->
                        new PekkoNeighbourhood()
                                .join("127.0.0.1:1", List.of("127.0.0.1:2"), () -> {}))
                .isInstanceOf(StoreException.class)
                .hasMessage("127.0.0.1:1 is none of 127.0.0.1:2");
    }

    private static CompletableFuture<Neighbours> joining(String own, List<String> all) {
        return CompletableFuture.supplyAsync(
                () -> new PekkoNeighbourhood().join(own, all, () -> {}),
                work -> Thread.ofPlatform().start(work));
    }

    private static long minders(List<Neighbours> programs, String name) {
        return programs.stream().filter(one -> one.minds(name)).count();
    }

    private static void tellUntilHeard(Neighbours one, LinkedBlockingQueue<String> heard) {
        until(() -> {
            one.tell("table/", "a line\nof text");
            return !heard.isEmpty();
        });
    }

    private static void until(BooleanSupplier so) {
        while (!so.getAsBoolean()) {
            LockSupport.parkNanos(50_000_000);
        }
    }

    /// Ports that nobody has.
    private static List<String> places(int many) throws IOException {
        var places = new ArrayList<String>();
        var taken = new ArrayList<ServerSocket>();
        for (int i = 0; i < many; i++) {
            var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            taken.add(socket);
            places.add("127.0.0.1:" + socket.getLocalPort());
        }
        for (var socket : taken) {
            socket.close();
        }
        return places;
    }
}

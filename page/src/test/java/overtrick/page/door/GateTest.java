package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class GateTest {

    private final Gate gate = new Gate(Deed.PEOPLE, () -> Instant.EPOCH);

    private static Caller caller(String visitor) {
        return Caller.of(Optional.of(visitor), "192.0.2.1");
    }

    private static Caller nobody(String address) {
        return Caller.of(Optional.empty(), address);
    }

    private static Caller newcomer(String seen) {
        return nobody("192.0.2.1").newcomer(seen);
    }

    private int times(Deed deed, Caller caller) {
        int times = 0;
        while (gate.enter(deed, caller).isZero()) {
            times++;
        }
        return times;
    }

    @ParameterizedTest
    @EnumSource
    void aVisitorIsCountedByHimselfAndTheAddressForAll(Deed deed) {
        int all = deed.address(Deed.PEOPLE).burst();
        int one = deed.visitor().map(Rate::burst).orElse(all);

        assertThat(times(deed, caller("ann"))).isEqualTo(one);
        int others = 0;
        while (gate.enter(deed, caller("person " + others)).isZero()) {
            others++;
        }
        assertThat(others).isEqualTo(all - one);
        assertThat(gate.enter(deed, nobody("192.0.2.2"))).isZero();
    }

    /// Who shows no cookie uses up half of what an address may, who shows that of a page three
    /// quarters; the rest is for those who are known.
    @ParameterizedTest
    @EnumSource
    void strangersLeaveRoomForThoseWhoAreKnown(Deed deed) {
        int all = deed.address(Deed.PEOPLE).burst();

        assertThat(times(deed, nobody("192.0.2.1"))).isEqualTo(all - all / 2);
        int newcomers = 0;
        while (gate.enter(deed, newcomer("newcomer " + newcomers)).isZero()) {
            newcomers++;
        }
        assertThat(newcomers).isEqualTo(all / 2 - all / 4);
        assertThat(gate.enter(deed, nobody("192.0.2.1"))).isPositive();
        assertThat(gate.enter(deed, caller("ann"))).isZero();
    }

    /// Thirty people and four hundred do once what each of them does when the evening begins.
    @ParameterizedTest
    @EnumSource(names = {"GUEST", "STREAM", "MOVE", "PREFERENCE", "TALK", "REQUEST"})
    void aWholeClubBehindOneAddressIsLetIn(Deed deed) {
        for (int person = 0; person < Deed.PEOPLE; person++) {
            assertThat(gate.enter(deed, caller("person " + person))).isZero();
        }
    }

    @Test
    void whoAsksOftenAtOnceIsLetInNoOftenerThanOneAfterTheOther() throws Exception {
        int most = Deed.UPLOAD.visitor().orElseThrow().burst();
        var together = new CyclicBarrier(4 * most);
        try (var threads = Executors.newFixedThreadPool(4 * most)) {
            for (int round = 0; round < 20; round++) {
                var door = new Gate(Deed.PEOPLE, GateTest::slowly);
                Callable<Boolean> ask =
                        () -> {
                            together.await();
                            return door.enter(Deed.UPLOAD, caller("ann")).isZero();
                        };
                int let = 0;
                for (var asked : threads.invokeAll(Collections.nCopies(4 * most, ask))) {
                    let += asked.get() ? 1 : 0;
                }
                assertThat(let).isEqualTo(most);
            }
        }
    }

    /// A clock at which others overtake whoever looks at it.
    private static Instant slowly() {
        LockSupport.parkNanos(1_000);
        return Instant.EPOCH;
    }

    @Test
    void limitsOfAnAddressGrowWithThePeopleBehindIt() {
        assertThat(Deed.TABLE.address(4).burst()).isEqualTo(4);
        assertThat(Deed.TABLE.address(4_000).burst()).isEqualTo(4_000);
        assertThat(Deed.TABLE.address(4_000).interval()).isEqualTo(Duration.ofMillis(100));
        assertThat(Deed.UPLOAD.address(1).burst()).isEqualTo(1);
    }

    @Test
    void streamsAreCountedWhileTheyAreOpen() {
        var open = new ArrayList<OpenStream>();
        for (var next = gate.open(caller("ann"));
                next.isPresent();
                next = gate.open(caller("ann"))) {
            open.add(next.get());
        }
        assertThat(open).hasSize(16);
        assertThat(gate.open(caller("ben"))).isPresent();

        open.getFirst().close();
        open.getFirst().close();
        assertThat(gate.open(caller("ann"))).isPresent();
        assertThat(gate.open(caller("ann"))).isEmpty();
        assertThat(gate.open("192.0.2.1")).isEqualTo(17);
    }

    /// Streams that were taken away again, by their order.
    private static List<Integer> taken(Gate gate, int many, IntFunction<Caller> who) {
        var taken = new ArrayList<Integer>();
        for (int number = 0; number < many; number++) {
            int own = number;
            gate.open(who.apply(number)).orElseThrow().whenTaken(() -> taken.add(own));
        }
        return taken;
    }

    /// Who comes now gets the place of the one that is open for the longest time.
    @Test
    void oneClientDoesNotOpenTwoThousandStreams() {
        var taken = taken(gate, 2_000, _ -> nobody("192.0.2.1"));

        assertThat(gate.open("192.0.2.1")).isEqualTo(Deed.PEOPLE);
        assertThat(taken).hasSize(2_000 - Deed.PEOPLE).startsWith(0, 1, 2);
        assertThat(gate.open(caller("ann"))).isPresent();
        assertThat(gate.open(newcomer("ben"))).isPresent();
        assertThat(gate.open(nobody("192.0.2.1"))).isPresent();
        assertThat(taken).hasSize(2_001 - Deed.PEOPLE);
    }

    /// Whoever has got himself a hundred cookies holds all that an address may; one more of those
    /// who have none gets a place of his.
    @Test
    void whoHoldsMostMakesRoomForOneMore() {
        var taken = taken(gate, 16 * 100, number -> newcomer("cookie " + number % 100));
        assertThat(gate.open("192.0.2.1")).isEqualTo(1_600);

        assertThat(gate.open(newcomer("cookie 7"))).isEmpty();
        assertThat(gate.open(newcomer("eve"))).isPresent();
        assertThat(gate.open(nobody("192.0.2.1"))).isPresent();
        assertThat(taken).hasSize(2);
        assertThat(gate.open("192.0.2.1")).isEqualTo(1_600);
    }

    /// Newcomers with one page each leave no room for another; whoever is known comes in all the
    /// same, and a known one never makes room for a newcomer.
    @Test
    void whoIsKnownComesInBeforeNewcomers() {
        var door = new Gate(50, () -> Instant.EPOCH);
        var taken = taken(door, 200, number -> newcomer("newcomer " + number));

        assertThat(door.open(newcomer("eve"))).isEmpty();
        assertThat(taken(door, 200, number -> caller("member " + number))).isEmpty();
        assertThat(taken).hasSize(200);
        assertThat(door.open(newcomer("eve"))).isEmpty();
    }

    @Test
    void onlyOurOwnCookiesTellVisitorsApart() {
        var seen = gate.seen();
        String cookie = seen.cookie();

        assertThat(seen.bearer(cookie)).isPresent().isNotEqualTo(seen.bearer(seen.cookie()));
        assertThat(seen.bearer("x" + cookie)).isEmpty();
        assertThat(seen.bearer(cookie.substring(0, cookie.indexOf('.')))).isEmpty();
        assertThat(new Seen().bearer(cookie)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "192.0.2.1, 192.0.2.2, false",
        "::ffff:192.0.2.1, 192.0.2.1, true",
        "no:address, another:one, false",
    })
    void longAddressesCountByTheirNetwork(String one, String other, boolean same) {
        assertThat(nobody(one).equals(nobody(other))).isEqualTo(same);
    }
}

package overtrick.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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
        assertThat(times(deed, nobody("192.0.2.1"))).isEqualTo(all - one);
        assertThat(gate.enter(deed, caller("ben"))).isPositive();
        assertThat(gate.enter(deed, nobody("192.0.2.2"))).isZero();
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
        int open = 0;
        while (gate.open(caller("ann")).isZero()) {
            open++;
        }
        assertThat(open).isEqualTo(16);
        assertThat(gate.open(caller("ben"))).isZero();

        gate.close(caller("ann"));
        assertThat(gate.open(caller("ann"))).isZero();
        assertThat(gate.open(caller("ann"))).isPositive();
        assertThat(gate.open("192.0.2.1")).isEqualTo(17);
    }

    @Test
    void oneClientDoesNotOpenTwoThousandStreams() {
        int open = 0;
        while (gate.open(nobody("192.0.2.1")).isZero()) {
            open++;
        }
        assertThat(open).isEqualTo(Deed.PEOPLE);
        assertThat(gate.open(caller("ann"))).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "192.0.2.1, 192.0.2.2, false",
        "::ffff:192.0.2.1, 192.0.2.1, true",
    })
    void longAddressesCountByTheirNetwork(String one, String other, boolean same) {
        assertThat(nobody(one).equals(nobody(other))).isEqualTo(same);
    }
}

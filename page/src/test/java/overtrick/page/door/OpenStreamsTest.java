package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Places for event streams at their limits: whoever is turned away holds none, and whoever gives
/// one away is not counted for it any more.
@Timeout(value = 10, unit = TimeUnit.SECONDS)
class OpenStreamsTest {

    private static Caller caller(String visitor) {
        return Caller.of(Optional.of(visitor), "192.0.2.1");
    }

    private static Caller nobody(String address) {
        return Caller.of(Optional.empty(), address);
    }

    /// Whoever is turned away at a limit holds no place for it: as soon as one closes there is
    /// room.
    @Test
    void whoIsTurnedAwayHoldsNoPlace() {
        var door = new Gate(Deed.PEOPLE, () -> Instant.EPOCH);
        var open = new ArrayList<OpenStream>();
        for (int page = 0; page < 16; page++) {
            open.add(door.open(caller("ann")).orElseThrow());
        }
        for (int more = 0; more < 5; more++) {
            assertThat(door.open(caller("ann"))).isEmpty();
        }
        assertThat(door.open("192.0.2.1")).isEqualTo(16);

        open.forEach(OpenStream::close);
        assertThat(door.open("192.0.2.1")).isZero();
        for (int page = 0; page < 16; page++) {
            assertThat(door.open(caller("ann"))).as("page " + page).isPresent();
        }
        assertThat(door.open("192.0.2.1")).isEqualTo(16);
    }

    /// At the limit of the address it is the same, and other addresses have room all the time.
    @Test
    void whoIsTurnedAwayFromAFullAddressHoldsNoPlace() {
        var door = new Gate(2, () -> Instant.EPOCH);
        var open = new ArrayList<OpenStream>();
        for (int number = 0; number < 8; number++) {
            open.add(door.open(caller("member " + number)).orElseThrow());
        }
        for (int more = 0; more < 20; more++) {
            assertThat(door.open(caller("eve"))).isEmpty();
        }
        assertThat(door.open("192.0.2.1")).isEqualTo(8);
        assertThat(door.open(nobody("192.0.2.9"))).isPresent();

        open.getFirst().close();
        assertThat(door.open(caller("eve"))).isPresent();
        assertThat(door.open("192.0.2.1")).isEqualTo(8);
    }

    /// Whoever has given a place away holds one fewer, and closing that stream frees nothing more.
    @Test
    void aPlaceGivenAwayIsNotCountedAnyMore() {
        var door = new Gate(4, () -> Instant.EPOCH);
        var eve = new ArrayList<OpenStream>();
        for (int page = 0; page < 16; page++) {
            eve.add(door.open(caller("eve")).orElseThrow());
        }
        var ann = door.open(caller("ann")).orElseThrow();
        assertThat(door.open("192.0.2.1")).isEqualTo(16);

        eve.getFirst().close(); // hers was the oldest, and is Ann's now
        assertThat(door.open("192.0.2.1")).isEqualTo(16);
        ann.close();
        assertThat(door.open("192.0.2.1")).isEqualTo(15);
        assertThat(door.open(caller("eve"))).isPresent();
        assertThat(door.open(caller("eve"))).isEmpty();
    }

    /// A place can be given away before its stream has said how it is ended: then it ends at once,
    /// and does not go on without being counted.
    @Test
    void aStreamWhosePlaceIsGoneEndsAsSoonAsItCan() {
        var door = new Gate(1, () -> Instant.EPOCH);
        var first = door.open(nobody("192.0.2.1")).orElseThrow();
        var second = door.open(nobody("192.0.2.1")).orElseThrow();
        var ended = new ArrayList<String>();

        first.whenTaken(() -> ended.add("first"));
        second.whenTaken(() -> ended.add("second"));

        assertThat(ended).containsExactly("first");
        assertThat(door.open("192.0.2.1")).isEqualTo(1);
    }

    /// All places of an address are taken, a letter for the holder of each. Whoever has at least
    /// two more than the newcomer gives way, and of several the one who has most.
    @ParameterizedTest(name = "{0} are open, {1} comes: {2} gives way")
    @CsvSource({
        "aabb, c, [ab]", // two are enough
        "abcd, e, -", // one each: everybody keeps theirs
        "aaab, b, a", // three and one become two each
        "aabb, a, -",
        "abbb, c, b",
        "bbba, c, b",
        "abbbbbbb, c, b", // eight places: most and not merely enough
        "aabbbbbb, c, b",
        "bbaaaaaa, c, a",
        "aabbcddddd, e, d",
        "ddddccabbbbb, e, b",
    })
    void whoHasMostGivesWay(String holders, String comes, String gives) {
        var door = new Gate(Math.ceilDiv(holders.length(), 4), () -> Instant.EPOCH);
        var gone = new ArrayList<String>();
        int room = Math.ceilDiv(holders.length(), 4) * 4;
        for (int place = 0; place < room; place++) {
            // places that are left over are held by people with one page each
            String holder =
                    place < holders.length() ? holders.substring(place, place + 1) : "one " + place;
            door.open(caller(holder)).orElseThrow().whenTaken(() -> gone.add(holder));
        }

        assertThat(door.open(caller(comes)).isPresent()).isEqualTo(!gives.equals("-"));

        assertThat(String.join("", gone)).matches(gives.equals("-") ? "" : gives);
        assertThat(door.open("192.0.2.1")).isEqualTo(room);
    }
}

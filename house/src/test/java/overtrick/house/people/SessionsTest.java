package overtrick.house.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Sha256;
import overtrick.house.table.Member;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// Who is signed in where, and how long.
class SessionsTest {

    private static final Instant EVENING = Instant.parse("2026-11-26T19:30:00Z");

    @TempDir private Path directory;

    private Instant now = EVENING;
    private Store store;
    private People people;
    private Sessions sessions;
    private Member.Person lan;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), () -> now);
        people = new People(store, () -> now);
        sessions = people.sessions();
        lan = people.welcome("Lan", "Firefox, Android").person();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @ParameterizedTest
    @CsvSource({
        "GUEST, 364, true",
        "GUEST, 366, false",
        "MEMBER, 89, true",
        "MEMBER, 91, false",
    })
    void endsWhenItWasNotUsedForSoManyDays(Stay stay, int days, boolean open) {
        String token = sessions.begin(lan.id(), stay, "");

        now = EVENING.plus(Duration.ofDays(days));

        assertThat(sessions.byToken(token).isPresent()).isEqualTo(open);
    }

    @Test
    void lastsForAsLongAsItIsUsed() {
        String token = sessions.begin(lan.id(), Stay.MEMBER, "");
        for (int month = 0; month < 13; month++) {
            now = now.plus(Duration.ofDays(30));
            assertThat(sessions.byToken(token)).isPresent();
        }
        assertThat(sessions.byToken(token).orElseThrow().seen()).isEqualTo(now);
    }

    @ParameterizedTest
    @CsvSource({
        "GUEST, 1094, true",
        "GUEST, 1095, false",
        "MEMBER, 399, true",
        "MEMBER, 400, false"
    })
    void endsInAnyCaseHoweverMuchItIsUsed(Stay stay, int days, boolean open) {
        String token = sessions.begin(lan.id(), stay, "");
        for (int day = 50; day < days; day += 50) {
            now = EVENING.plus(Duration.ofDays(day));
            assertThat(sessions.byToken(token)).as("day %d", day).isPresent();
        }

        now = EVENING.plus(Duration.ofDays(days));

        assertThat(sessions.byToken(token).isPresent()).isEqualTo(open);
        sessions.sweep();
        var kept = store.row("SELECT 1 FROM session WHERE hash = ?", _ -> true, Sha256.hex(token));
        assertThat(kept.isPresent()).as("not swept").isEqualTo(open);
    }

    @Test
    void anotherSecretEndsTheOneFromBeforeAndNotTheSession() {
        String token = sessions.begin(lan.id(), Stay.GUEST, "");
        var session = sessions.byToken(token).orElseThrow();

        String fresh = sessions.renew(session);

        assertThat(sessions.byToken(token)).isEmpty();
        assertThat(sessions.byToken(fresh)).contains(session);
    }

    @Test
    void pagesThatAreOpenAreToldOfTheEnd() {
        String token = sessions.begin(lan.id(), Stay.MEMBER, "");
        var session = sessions.byToken(token).orElseThrow();
        var told = new ArrayList<String>();
        people.endings().listen(session.id(), () -> told.add("open"));
        people.endings().listen(session.id(), () -> told.add("left")).close();
        people.endings().listen("another", () -> told.add("another"));

        sessions.endOthers(lan.id(), "");

        assertThat(told).containsExactly("open");
    }

    @Test
    void endsOnASharedDeviceWithTheEvening() {
        String token = sessions.begin(lan.id(), Stay.SHARED, "");

        now = EVENING.plus(Duration.ofHours(11));
        assertThat(sessions.byToken(token)).isPresent();
        now = EVENING.plus(Duration.ofHours(12));
        assertThat(sessions.byToken(token)).as("though it was used an hour ago").isEmpty();
    }

    @Test
    void aLookIsNotAWriteEachTime() {
        String token = sessions.begin(lan.id(), Stay.MEMBER, "");

        now = EVENING.plus(Duration.ofMinutes(59));
        sessions.byToken(token);
        assertThat(sessions.byToken(token).orElseThrow().seen()).isEqualTo(EVENING);
    }

    @Test
    void endsOneOrAllOthersAndNobodyElses() {
        String one = sessions.begin(lan.id(), Stay.MEMBER, "one");
        String other = sessions.begin(lan.id(), Stay.MEMBER, "other");
        var minh = people.welcome("Minh");
        var own = sessions.byToken(one).orElseThrow();
        assertThat(sessions.of(lan.id())).hasSize(3);

        assertThat(sessions.end(minh.person().id(), own.id())).isFalse();
        assertThat(sessions.endOthers(lan.id(), own.id())).isEqualTo(2);

        assertThat(sessions.byToken(one)).isPresent();
        assertThat(sessions.byToken(other)).isEmpty();
        assertThat(people.byToken(minh.token())).isPresent();
        assertThat(sessions.end(lan.id(), own.id())).isTrue();
        assertThat(sessions.of(lan.id())).isEmpty();
    }

    @Test
    void forgetsWhatHasRunOut() {
        sessions.begin(lan.id(), Stay.SHARED, "");
        sessions.begin(lan.id(), Stay.MEMBER, "");
        now = EVENING.plus(Duration.ofHours(13));

        assertThat(sessions.sweep()).isEqualTo(1);
        assertThat(sessions.of(lan.id())).hasSize(2);
    }
}

package overtrick.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// Members and by what they are known.
class AccountsTest {

    private static final Instant EVENING = Instant.parse("2026-11-26T19:30:00Z");

    private static final String SECRET = "seven of diamonds";

    @TempDir private Path directory;

    private Store store;
    private People people;
    private Accounts accounts;
    private Member.Person lan;

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        people = new People(store, InstantSource.system());
        accounts = new Accounts(store, InstantSource.system(), people);
        lan = people.welcome("").person();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @ParameterizedTest
    @CsvSource({
        "Lân, Lân, true", "Lân, lân, true", "Lân, LÂN, true", "Lân, La\u0302n, true",
        "'  Minh   Anh ', minh anh, true", "Lân, Lan, false", "Zoë, zoe, false", "Lân, '', false",
    })
    void isFoundByTheNameHoweverItIsTyped(String name, String typed, boolean found) {
        assertThat(accounts.join(lan.id(), name, SECRET)).isEmpty();

        assertThat(accounts.byPassword(typed, SECRET).isPresent()).isEqualTo(found);
        assertThat(people.byId(lan.id()).orElseThrow().name()).isEqualTo(People.tidy(name));
    }

    @ParameterizedTest
    @CsvSource({
        "'', NAME_MISSING",
        "Guest 1234, NAME_MISSING",
        "' \t', NAME_MISSING",
    })
    void needsAName(String name, MemberRefusal reason) {
        assertThat(accounts.join(lan.id(), name, SECRET)).contains(reason);
        assertThat(accounts.isMember(lan.id())).isFalse();
    }

    @Test
    void knowsAPasswordFromAnyKeyboardAndKeepsNoneOfIt() {
        accounts.join(lan.id(), "Lan", "mật khẩu của tôi");

        assertThat(accounts.byPassword("Lan", "mật khẩu của tôi")).isPresent();
        assertThat(accounts.byPassword("Lan", "ma\u0323\u0302t khẩu của tôi")).isPresent();
        assertThat(accounts.byPassword("Lan", "mat khau cua toi")).isEmpty();
        assertThat(store.row("SELECT password FROM account", row -> row.getString(1)).orElseThrow())
                .startsWith("$argon2id$v=19$m=19456,t=2,p=1$")
                .doesNotContain("tôi");
    }

    @Test
    void nobodyTakesANameTwiceEvenAtOnce() throws Exception {
        var guests = IntStream.range(0, 4).mapToObj(_ -> people.welcome("").person()).toList();
        var tries =
                guests.stream()
                        .<Callable<Optional<MemberRefusal>>>map(
                                guest -> () -> accounts.join(guest.id(), "Lan", SECRET))
                        .toList();
        var reasons = new ArrayList<Optional<MemberRefusal>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var tried : threads.invokeAll(tries)) {
                reasons.add(tried.get());
            }
        }

        assertThat(reasons).containsOnlyOnce(Optional.empty());
        assertThat(guests.stream().filter(guest -> accounts.isMember(guest.id()))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Lan Anh, lananh12",
        "Lân Ánh, LanAnh2026",
        "Đỗ Minh, DoMinh99",
        "Nguyễn Thị Hương, huong nguyen",
        "Lan, bridge.example.org",
        "Lan, Example26",
    })
    void isNotOpenedByANameThatEverybodyKnows(String name, String password) {
        assertThat(join(name, password)).contains(MemberRefusal.PASSWORD_NAME);
        assertThat(accounts.isMember(lan.id())).isFalse();
    }

    private Optional<MemberRefusal> join(String name, String password) {
        var chosen = new Chosen(name, password, "bridge.example.org:8080");
        return accounts.join(lan.id(), chosen, Optional.empty());
    }

    /// How hard a code is to find: its signs are thirty-one letters and digits.
    private static double bits(String code) {
        assertThat(code).matches("[a-km-np-z2-9-]+");
        return code.replace("-", "").length() * Math.log(31) / Math.log(2);
    }

    @Test
    void aDeviceIsKnownForThoseWhoSignedInOnIt() {
        var devices = new KnownDevices(store, () -> EVENING);
        String token = devices.remember(Optional.of("put there"), lan.id());

        assertThat(token).isNotEqualTo("put there");
        assertThat(devices.knows(token, lan.id())).isTrue();
        assertThat(devices.knows("put there", lan.id())).isFalse();
        var minh = people.welcome("Minh").person().id();
        assertThat(devices.knows(token, minh)).isFalse();
        assertThat(devices.remember(Optional.of(token), minh)).isEqualTo(token);
        assertThat(devices.knows(token, minh)).isTrue();
        var later = new KnownDevices(store, () -> EVENING.plus(Duration.ofDays(401)));
        assertThat(later.knows(token, lan.id())).isFalse();
        assertThat(later.sweep()).isEqualTo(2);
    }

    @Test
    void eachCodeOpensOnceAndOldOnesNothing() {
        accounts.join(lan.id(), "Lan", SECRET);
        var old = accounts.codes(lan.id());
        var codes = accounts.codes(lan.id());

        assertThat(codes).hasSize(8).doesNotHaveDuplicates().doesNotContainAnyElementsOf(old);
        assertThat(codes).allMatch(code -> bits(code) >= 112);
        assertThat(accounts.byCode("Lan", old.getFirst())).isEmpty();
        assertThat(accounts.byCode("Minh", codes.getFirst())).isEmpty();
        assertThat(accounts.byCode("lan", codes.getFirst().toUpperCase(Locale.ROOT)))
                .contains(lan.id());
        assertThat(accounts.byCode("Lan", codes.getFirst())).isEmpty();
        assertThat(accounts.of(lan.id()).orElseThrow().codes()).isEqualTo(7);
    }

    @Test
    void anotherPasswordTakesThePlaceOfTheFirst() {
        accounts.join(lan.id(), "Lan", SECRET);
        var account = accounts.of(lan.id()).orElseThrow();

        assertThat(accounts.change(account, "short")).contains(MemberRefusal.PASSWORD_SHORT);
        assertThat(accounts.change(account, "eight of spades")).isEmpty();

        assertThat(accounts.byPassword("Lan", SECRET)).isEmpty();
        assertThat(accounts.byPassword("Lan", "eight of spades")).contains(lan.id());
    }
}

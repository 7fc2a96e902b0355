package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.codes.TableId;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.members.office.RegisterCommand;
import overtrick.standing.fair.Traces;

/// What directors may look into, and what is kept of their looking.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("standing")
class FairPlayTest {

    private static final String SECRET = "a word nobody guesses";

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-08-20T19:00:00Z"));

    @RegisterExtension
    private final House house =
            House.hurrying()
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withClock(now::get));

    private Browser director;
    private final Browser ann = house.visitor();
    private final Browser minh = house.visitor();

    @BeforeEach
    void appoint() {
        director = member("Trọng tài");
        member("Owner");
        var offices = house.club().members().offices();
        offices.found(person("Owner").id(), offices.foundingSecret().orElseThrow());
        offices.act(
                person("Owner"),
                new RegisterCommand.Appoint(person("Trọng tài").id(), Office.DIRECTOR, "knows"));
    }

    private Browser member(String name) {
        var member = house.visitor();
        var joined = member.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.statusCode()).as(Browser.plain(joined.body())).isEqualTo(200);
        return member;
    }

    private Member.Person person(String name) {
        return house.club().members().accounts().named(name).orElseThrow().person();
    }

    private String look(String kind, String code, String why) {
        return director.submit("/fair/look", Map.of("kind", kind, "code", code, "why", why)).body();
    }

    private String play() {
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        ann.post(table + "/sit-out", Map.of());
        var id = new TableId(table.substring("/tables/".length()));
        var records = house.club().standing().records();
        await().atMost(Duration.ofSeconds(60))
                .until(() -> records.of(id).stream().anyMatch(board -> board.over().isPresent()));
        return id.code();
    }

    @Test
    void nobodyButDirectorsAndOfficersLooks() {
        String code = play();
        var guest = house.visitor();
        var member = member("Lan");
        for (var page : List.of("/fair", "/fair/of?subject=table/" + code)) {
            assertThat(member.get(page).statusCode()).isEqualTo(FORBIDDEN);
            assertThat(guest.get(page).uri().getPath()).isEqualTo("/sign-in");
            assertThat(ann.get(page).uri().getPath()).isEqualTo("/sign-in");
        }
        for (var who : List.of(guest, member, ann)) {
            assertThat(
                            who.post(
                                            "/fair/look",
                                            Map.of("subject", "table/" + code, "why", "curious"))
                                    .statusCode())
                    .isEqualTo(FORBIDDEN);
        }
        assertThat(director.get("/fair").statusCode()).isEqualTo(200);
        assertThat(director.get("/fair/trail").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(director.get("/fair").body()).doesNotContain("/fair/trail");
    }

    /// Nothing is shown before a reason is given, and both are in the trail and in the log.
    @Test
    void everyLookHasAReasonAndLeavesATrail() {
        String code = play();
        String page = "/fair/of?subject=table/" + code;
        assertThat(director.get(page).uri().getPath()).isEqualTo("/fair");
        assertThat(
                        director.post("/fair/look", Map.of("subject", "table/" + code, "why", " "))
                                .statusCode())
                .isEqualTo(CONFLICT);

        String shown = look("table", code.toLowerCase(java.util.Locale.ROOT), "told by table 3");

        assertThat(Browser.plain(shown))
                .contains("The whole record with times", "Board 1,", "after 0.0 s")
                .contains("Trọng tài looked at Table " + code, "told by table 3");
        now.updateAndGet(then -> then.plus(Duration.ofMinutes(61)));
        assertThat(director.get(page).uri().getPath()).isEqualTo("/fair");
        var looks = house.club().standing().book().looks(9);
        assertThat(looks).hasSize(1);
        house.club().remakeReadModels();
        assertThat(house.club().standing().book().looks(9)).isEqualTo(looks);
    }

    /// A director who could still play the board learns nothing of it.
    @Test
    void aBoardThatIsBeingPlayedIsNotOpened() {
        String path = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        String code = path.substring("/tables/".length());
        await().until(() -> !house.club().standing().records().of(new TableId(code)).isEmpty());

        assertThat(Browser.plain(look("table", code, "told")))
                .contains("kept from you while you could still play it")
                .doesNotContain("North: P, after", "East: P, after");
    }

    @Test
    void aMemberSeesWhatIsKeptAboutThem() {
        var lan = member("Lan");
        String path = lan.submit("/play", Map.of()).uri().getPath();
        lan.post(path + "/sit-out", Map.of());
        var id = person("Lan").id();
        assertThat(Browser.plain(lan.get("/people/me").body()))
                .contains(
                        "as 1 keyed hash for 14 days",
                        "No director or officer has looked at your record.");

        director.submit(
                "/fair/look", Map.of("subject", "person/" + id.value(), "why", "asked by her"));

        assertThat(Browser.plain(lan.get("/people/me").body()))
                .contains("looked at your record 1 time.");
        assertThat(lan.get("/privacy").body()).contains("keyed hash");
        assertThat(Browser.plain(director.get("/people/" + id.value()).body()))
                .doesNotContain("keyed hash", "looked at your record");
    }

    /// Addresses are hashed with the key of the day, and gone with it.
    @Test
    void fromWhereSomebodyPlayedIsToldForAWhileAndThenGone() {
        String path = ann.submit("/tables", Map.of("robots", "no", "name", "Ann")).uri().getPath();
        minh.post("/me", Map.of("name", "Minh"));
        ann.post(path + "/let-in", Map.of("access", "OPEN"));
        ann.post(path + "/sit", Map.of("seat", "S"));
        minh.post(path + "/sit", Map.of("seat", "N"));
        String code = path.substring("/tables/".length());
        var traces = house.club().standing().fair().traces();
        assertThat(traces.at(code)).hasSize(1);
        assertThat(Browser.plain(look("table", code, "told")))
                .contains("played at table " + code + " from one address");
        var store = house.club().standing().house().store();
        assertThat(store.rows("SELECT address FROM seat_trace", row -> row.getString(1)))
                .allMatch(hash -> hash.matches("[0-9a-f]{16}"));

        now.updateAndGet(then -> then.plus(Duration.ofDays(Traces.DAYS + 1)));
        traces.sweep();

        assertThat(traces.at(code)).isEmpty();
        assertThat(store.rows("SELECT secret FROM trace_key", row -> row.getString(1))).isEmpty();
    }

    @Test
    void anEventInTheProgramIsLookedAtAndDefenceWorkedOut() {
        var desk =
                Desk.of(
                        ann,
                        Map.of("where", "online", "fill", "yes", "tables", "2", "boards", "3"));
        var lan = member("Lan");
        lan.submit(desk.event() + "/join", Map.of("name", "Lan"));
        desk.seat();
        String event = desk.event().split("/")[2];
        await().until(() -> !house.club().standing().records().tables(event).isEmpty());

        assertThat(Browser.plain(look("event", event, "told"))).contains("Tables in the program");
        var id = person("Lan").id();
        String shown =
                director.submit(
                                "/fair/look",
                                Map.of("subject", "person/" + id.value(), "why", "told"))
                        .body();
        assertThat(Browser.plain(shown)).contains("under 30 nothing is said", "never an answer");
        house.club().standing().fair().inquiry().workOut(id, () -> false);
        assertThat(house.club().standing().fair().inquiry().defence(id).missing()).isZero();
    }
}

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.GONE;
import static overtrick.server.pages.Status.NO_CONTENT;
import static overtrick.server.pages.Status.SEE_OTHER;
import static overtrick.server.pages.Status.UNAUTHORIZED;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.evening.tournament.Phones;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.movement.EntryNumber;
import overtrick.tournament.session.SectionName;

/// Links of events hold a key. It is exchanged where the link is opened, stands in no address
/// afterwards, and what a device was granted can be looked at and ended.
@Timeout(value = 90, unit = TimeUnit.SECONDS)
@Tag("evening")
class LinksTest {

    private static final Instant EVENING = Instant.parse("2026-11-26T19:30:00Z");

    private static final AtomicReference<Instant> NOW = new AtomicReference<>(EVENING);

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withRobotPace(Duration.ZERO).withClock(NOW::get));

    private static final Pattern GRANT = Pattern.compile("name=\"grant\" value=\"([\\w-]+)\"");

    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"))
                    .enter(6)
                    .seat()
                    .begin(1);

    private final String card = desk.tables().getOrDefault("1", "");
    private final String table = desk.event() + "/t/1";
    private final String key = card.substring(card.lastIndexOf('/') + 1);
    private final Browser phone = HOUSE.visitor();

    private TournamentId event() {
        return new TournamentId(desk.event().substring("/events/".length()));
    }

    private static Tournaments tournaments() {
        return HOUSE.club().tournaments();
    }

    private static HttpResponse<InputStream> here(Browser who, String path) {
        return who.openHere(who.request(path).header("Accept", "text/html"));
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private HttpResponse<String> sends(Browser who, String path, int board, String result) {
        var fields = new HashMap<>(Map.of("round", "1", "side", "NS", "seen", "", "id", "1-2"));
        fields.putAll(Map.of("board", "" + board, "result", result));
        return who.post(path + "/results", fields);
    }

    private List<String> grants() {
        return GRANT.matcher(desk.get("/console/devices").body())
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    // The exchange

    @Test
    void theKeyOfACardIsExchangedAndStandsNowhereAfterwards() {
        var answer = here(phone, card + "?round=1");

        assertThat(answer.statusCode()).isEqualTo(SEE_OTHER);
        assertThat(header(answer, "Location")).isEqualTo(table + "?round=1");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(answer, "Set-Cookie"))
                .startsWith("overtrick-keys=")
                .contains("HttpOnly", "SameSite=Lax")
                .doesNotContain(key);
        var said = Desk.says(phone, table, "NS");
        assertThat(said.uri().getPath()).isEqualTo(table);
        assertThat(said.body()).contains("N1 – S1").doesNotContain(key);
        assertThat(sends(phone, table, 1, "4SN=").statusCode()).isEqualTo(200);
        assertThat(phone.get(table).body()).contains("4♠ N =").doesNotContain(key);
    }

    @Test
    void whoHasNotOpenedALinkIsToldWhatToOpen() {
        phone.get(desk.tables().getOrDefault("2", ""));
        for (var who : List.of(phone, HOUSE.visitor())) {
            var page = who.get(table);
            assertThat(page.statusCode()).isEqualTo(UNAUTHORIZED);
            assertThat(header(page, "WWW-Authenticate")).isEqualTo("Link");
            assertThat(page.body()).contains("Read the code on the table’s card");
            assertThat(sends(who, table, 1, "4SN=").statusCode()).isEqualTo(UNAUTHORIZED);
            assertThat(who.get(table + "/stream").statusCode()).isEqualTo(UNAUTHORIZED);
        }
        assertThat(phone.get(desk.event() + "/enter").statusCode()).isEqualTo(UNAUTHORIZED);
        assertThat(phone.get(desk.event() + "/direct").statusCode()).isEqualTo(UNAUTHORIZED);
    }

    /// A telephone of the club's room keeps the score; it becomes nobody by it.
    @Test
    void keepingTheScoreMakesNobodyAGuest() throws IOException {
        int people = people();
        phone.get(card);
        Desk.says(phone, table, "NS");
        sends(phone, table, 1, "4SN=");
        phone.post(table + "/call", Map.of("matter", ""));

        assertThat(people()).isEqualTo(people);
        assertThat(phone.get("/account").body()).contains("Become a member");
    }

    private static int people() throws IOException {
        try (var store =
                        DriverManager.getConnection(
                                "jdbc:sqlite:" + HOUSE.data().resolve("overtrick.db"));
                var query = store.createStatement();
                var count = query.executeQuery("SELECT COUNT(*) FROM person")) {
            return count.getInt(1);
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
    }

    @Test
    void telephonesAndPagesFromBeforeTheExchangeGoOn() {
        var asked = Pattern.compile("value=\"(\\d+)\">\\s*<b>EW ").matcher(phone.get(card).body());
        assertThat(asked.find()).isTrue();
        var pair = new EntryNumber(Integer.parseInt(asked.group(1)));
        // as it was kept before: by the person of the browser alone
        var old = HOUSE.visitor();
        old.post("/me", Map.of("name", "Minh"));
        tournaments()
                .phones()
                .take(event(), person("Minh"), new Phones.Pair(SectionName.ONLY, pair));

        assertThat(sends(old, card, 1, "4SN=").statusCode())
                .as("a page that is still open, or what a telephone has kept")
                .isEqualTo(CONFLICT);
        var asEastWest =
                old.post(
                        card + "/results",
                        Map.of(
                                "round", "1", "side", "EW", "board", "1", "result", "4SN=", "id",
                                "1"));
        assertThat(asEastWest.statusCode()).as(asEastWest.body()).isEqualTo(200);
        assertThat(old.open(old.request(card + "/stream?last=0")).statusCode()).isEqualTo(200);
        assertThat(old.get(card).uri().getPath()).as("when it is loaded").isEqualTo(table);
        assertThat(old.get(table).body())
                .as("it is their pair’s still")
                .contains("data-me=\"" + pair + "\"");
    }

    private static PersonId person(String name) {
        try (var store =
                        DriverManager.getConnection(
                                "jdbc:sqlite:" + HOUSE.data().resolve("overtrick.db"));
                var query = store.prepareStatement("SELECT id FROM person WHERE name = ?")) {
            query.setString(1, name);
            return new PersonId(query.executeQuery().getString(1));
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    // What the director sees and ends

    @Test
    void aTelephoneDiesAndAnotherTakesItsPlace() throws IOException {
        phone.get(card);
        Desk.says(phone, table, "NS");
        sends(phone, table, 1, "4SN=");
        desk.begin(2);
        var second = HOUSE.visitor();
        second.get(card);
        assertThat(Desk.says(second, table, "NS").statusCode()).isEqualTo(CONFLICT);
        assertThat(desk.get("/console/devices").body()).contains("2 devices, last seen", "Table 1");
        var stream = phone.open(phone.request(table + "/stream?last=-1"));

        var first = grants().stream().filter(id -> device(id).isPresent()).toList();
        assertThat(first).hasSize(2);
        desk.does("/console/devices/end", Map.of("grant", grantOf("1")));

        assertThat(stream.body().readAllBytes()).as("its page hears nothing more").isNotNull();
        assertThat(phone.get(table).statusCode()).isEqualTo(UNAUTHORIZED);
        assertThat(sends(phone, table, 1, "4SN=").statusCode()).isEqualTo(UNAUTHORIZED);
        assertThat(Desk.says(second, table, "NS").statusCode()).isEqualTo(200);
        assertThat(second.get(table).body()).contains("Round 2 of");
        assertThat(desk.get("/console/devices").body()).contains("1 device, last seen");
        assertThat(phone.get(card).uri().getPath()).as("the card opens still").isEqualTo(table);
    }

    private Optional<String> device(String grant) {
        return HOUSE.club().evenings().devices().in(event()).stream()
                .filter(one -> one.id().equals(grant))
                .map(one -> one.device().value())
                .findFirst();
    }

    /// The grant of the telephone that speaks for a pair.
    private String grantOf(String pair) {
        return HOUSE.club().evenings().devices().in(event()).stream()
                .filter(one ->
                        tournaments()
                                .phones()
                                .of(event(), one.device())
                                .filter(known -> known.number().toString().equals(pair))
                                .isPresent())
                .map(one -> one.id())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRenewedLinkOpensNothingAndSaysSo() {
        phone.get(card);

        desk.does("/console/devices/renew", Map.of("link", "TABLE", "place", "1"));

        var late = HOUSE.visitor().get(card);
        assertThat(late.statusCode()).isEqualTo(GONE);
        assertThat(late.body()).contains("This card has been renewed");
        assertThat(sends(HOUSE.visitor(), card, 1, "4SN=").statusCode()).isEqualTo(GONE);
        assertThat(phone.get(table).statusCode()).as("goes on").isEqualTo(200);
        String renewed = desk.tables().getOrDefault("1", "");
        assertThat(renewed).isNotEqualTo(card);
        assertThat(HOUSE.visitor().get(renewed).statusCode()).isEqualTo(200);

        desk.does("/console/devices/end", Map.of("link", "TABLE", "place", "1"));
        assertThat(phone.get(table).statusCode()).isEqualTo(UNAUTHORIZED);
        assertThat(phone.get(card).statusCode()).isEqualTo(GONE);
    }

    @Test
    void nobodyButTheDirectorSeesOrEndsDevices() {
        phone.get(card);
        String grant = grants().getFirst();

        assertThat(phone.get(desk.event() + "/console/devices").statusCode()).isEqualTo(FORBIDDEN);
        for (var deed : List.of("end", "renew")) {
            var fields = Map.of("grant", grant, "link", "TABLE", "place", "1");
            assertThat(phone.post(desk.event() + "/console/devices/" + deed, fields).statusCode())
                    .isEqualTo(FORBIDDEN);
        }
        var other = Desk.of(HOUSE.visitor(), Map.of("boards", "3"));
        other.does("/console/devices/end", Map.of("grant", grant));
        assertThat(phone.get(table).statusCode()).as("of another event").isEqualTo(200);
    }

    @Test
    void whoDirectsByALinkIsSeenAndEnded() {
        String made = desk.post("/console/helpers/invite", Map.of("label", "tablet")).body();
        var link = Pattern.compile("/events/[A-Z0-9]{6}/direct/[\\w-]+").matcher(made);
        assertThat(link.find()).isTrue();
        assertThat(phone.get(link.group()).uri().getPath()).isEqualTo(desk.event() + "/direct");
        phone.submit(desk.event() + "/direct", Map.of("name", "Chi"));
        assertThat(phone.get(desk.event() + "/console/trail").statusCode()).isEqualTo(200);
        assertThat(desk.get("/console/devices").body()).contains("Helps: tablet", "Chi");

        desk.does("/console/devices/end", Map.of("grant", grants().getFirst()));

        assertThat(phone.get(desk.event() + "/console/trail").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(phone.get(desk.event() + "/direct").statusCode()).isEqualTo(UNAUTHORIZED);
        assertThat(phone.get(link.group()).body())
                .as("stands still")
                .contains("asked to help to direct");
        String hash =
                Pattern.compile("name=\"link\" value=\"([0-9a-f]{64})\"")
                        .matcher(desk.get("/console/helpers").body())
                        .results()
                        .findFirst()
                        .orElseThrow()
                        .group(1);
        var renewed = desk.post("/console/helpers/renew", Map.of("link", hash)).body();
        assertThat(renewed).contains("The new link", "tablet").doesNotContain(link.group());
        assertThat(phone.get(link.group()).statusCode()).isEqualTo(GONE);
        assertThat(phone.get(desk.event() + "/direct").statusCode()).isEqualTo(UNAUTHORIZED);
    }

    @Test
    void aChairIsTakenByItsLinkAndFreedByTheDirector() {
        var online = Desk.of(HOUSE.visitor(), Map.of("where", "online", "title", "online"));
        online.does("/entries", Map.of("names", "Lan – Minh\nChi – Dung"));
        var chair =
                Pattern.compile("/events/[A-Z0-9]{6}/sit/(\\d+/\\d)/[\\w-]+")
                        .matcher(online.get("/console/screens").body());
        assertThat(chair.find()).isTrue();
        String page = online.event() + "/sit/" + chair.group(1);
        assertThat(phone.get(page).statusCode()).isEqualTo(UNAUTHORIZED);

        assertThat(phone.get(chair.group()).uri().getPath()).isEqualTo(page);
        assertThat(phone.submit(page, Map.of()).uri().getPath())
                .isEqualTo(online.event() + "/play");
        var thief = HOUSE.visitor();
        thief.get(chair.group());
        assertThat(thief.submit(page, Map.of()).statusCode()).isEqualTo(CONFLICT);
        assertThat(online.get("/console/devices").body()).contains("Chair of Lan", "2 devices");

        online.does("/console/devices/end", Map.of("link", "CHAIR", "place", chair.group(1)));

        assertThat(thief.submit(page, Map.of()).statusCode()).isEqualTo(UNAUTHORIZED);
        var second = HOUSE.visitor();
        second.get(chair.group());
        assertThat(second.submit(page, Map.of()).uri().getPath())
                .isEqualTo(online.event() + "/play");
    }

    // The end

    @Test
    void grantsEndSomeHoursAfterTheEvent() {
        phone.get(card);
        for (int round = 1; round <= 3; round++) {
            (round == 1 ? desk : desk.begin(round))
                    .fill(round, "1", 1, "4SN=")
                    .fill(round, "2", 1, "P")
                    .fill(round, "3", 1, "P");
        }
        desk.does("/console/clock", Map.of("deed", "close"));
        NOW.set(EVENING.plus(Duration.ofHours(11)));
        assertThat(phone.get(table).uri().getPath()).isEqualTo(table);

        NOW.set(EVENING.plus(Duration.ofHours(13)));

        assertThat(sends(phone, table, 1, "4SN=").statusCode()).isEqualTo(UNAUTHORIZED);
        for (var address :
                List.of(table, card, desk.event() + "/enter", desk.event() + "/direct")) {
            assertThat(phone.get(address).uri().getPath()).as(address).isEqualTo(desk.event());
        }
        HOUSE.club().evenings().devices().sweep();
        assertThat(HOUSE.club().evenings().devices().in(event())).isEmpty();
        NOW.set(EVENING);
    }

    @Test
    void aPageOfAnEndedSessionHearsNothingMoreAndIsToldSo() throws IOException {
        var lan = HOUSE.visitor();
        var fields = Map.of("name", "Lan of " + event(), "password", "seven of diamonds");
        assertThat(lan.submit("/account/join", fields).statusCode()).isEqualTo(200);
        String session = header(lan.get("/account"), "X-Session");
        assertThat(session).isNotEmpty();
        assertThat(lan.get("/account").body()).contains("data-session=\"" + session + "\"");
        assertThat(header(lan.get("/session"), "X-Session")).isEqualTo(session);
        assertThat(lan.get("/session").statusCode()).isEqualTo(NO_CONTENT);
        var stream = lan.open(lan.request(desk.event() + "/hall/stream?last=-1"));

        var out = lan.openHere(lan.form("/sign-out", Map.of()));

        assertThat(header(out, "Clear-Site-Data")).isEqualTo("\"cache\"");
        assertThat(stream.body().readAllBytes()).isNotNull();
        assertThat(lan.get("/session").headers().firstValue("X-Session")).contains("");
        assertThat(lan.get("/signed-out?back=/account").body())
                .contains("Signed out", "/sign-in?back=%2Faccount");
    }
}

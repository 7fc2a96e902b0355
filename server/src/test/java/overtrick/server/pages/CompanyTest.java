package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;
import overtrick.company.Company;
import overtrick.house.codes.TableId;
import overtrick.house.leave.OldTalk;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.members.office.RegisterCommand.Appoint;

/// People find each other on the pages of the club. The test tells the time.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("company")
class CompanyTest {

    private static final String SECRET = "seven of diamonds";
    private static final Pattern WISH = Pattern.compile("name=\"wish\" value=\"([^\"]+)\"");
    private static final Pattern INVITATION =
            Pattern.compile("name=\"invitation\" value=\"(\\d+)\"");
    private static final Pattern LINE = Pattern.compile("name=\"line\" value=\"(\\d+)\"");

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-26T19:00:00Z"));

    @RegisterExtension
    private final House house =
            House.dealing().with(club -> club.withRobots(Strength.THUMB).withClock(now::get));

    private Browser lan;
    private Browser minh;
    private Browser eve;

    @BeforeEach
    void come() {
        lan = member("Lanh");
        minh = member("Minh");
        eve = member("Evelyn");
    }

    private Browser member(String name) {
        var member = house.visitor();
        var joined = member.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.statusCode()).isEqualTo(200);
        return member;
    }

    private Company company() {
        return house.club().company();
    }

    private PersonId id(String name) {
        return house.club().members().accounts().named(name).orElseThrow().person().id();
    }

    private Map<String, String> of(String name) {
        return Map.of("person", id(name).value());
    }

    private static String found(Pattern pattern, String page) {
        var match = pattern.matcher(page);
        assertThat(match.find()).as(Browser.plain(page)).isTrue();
        return match.group(1);
    }

    private void befriend(Browser one, String name, Browser other, String otherName) {
        one.submit("/people/friend", of(otherName));
        other.submit("/people/friend", of(name));
        assertThat(company().circles().friends(id(name))).contains(id(otherName));
    }

    private String wish(Browser who, String... more) {
        var form = new HashMap<>(Map.of("game", "duplicate", "missing", "1", "boards", "4"));
        for (int at = 0; at < more.length; at += 2) {
            form.put(more[at], more[at + 1]);
        }
        String page = who.submit("/people/wish", form).body();
        return found(WISH, page);
    }

    @Test
    void aWishIsAnsweredByOneTapAndLeadsToTheTable() {
        String wish = wish(lan, "system", "two-over-one");
        assertThat(minh.get("/people").body())
                .contains("One more for 4 boards of duplicate", "Lanh · now");

        var there = minh.submit("/people/wish/join", Map.of("wish", wish));

        assertThat(there.uri().getPath()).startsWith("/tables/");
        var table = new TableId(there.uri().getPath().substring("/tables/".length()));
        var view = house.club().duplicate().look(table, Member.House.HOUSE).orElseThrow();
        assertThat(view.seatOf(id("Lanh"))).contains(Seat.SOUTH);
        assertThat(view.seatOf(id("Minh"))).as("partners").contains(Seat.NORTH);
        assertThat(view.chairs()).as("robots play the other side").hasSize(4);
        assertThat(lan.get("/people").body())
                .contains("Your table is ready")
                .contains("/tables/" + table.code());
        assertThat(eve.submit("/people/wish/join", Map.of("wish", wish)).statusCode())
                .isEqualTo(409);
    }

    @Test
    void aWishForLaterWaitsForItsTime() {
        String wish = wish(lan, "at", "23:59");

        var there = minh.submit("/people/wish/join", Map.of("wish", wish));
        assertThat(there.uri().getPath()).isEqualTo("/people");
        assertThat(there.body()).contains("All are there: 4 boards of duplicate");

        now.updateAndGet(before -> before.plus(Duration.ofHours(24)));
        company().tick();
        assertThat(minh.get("/people").body()).contains("Your table is ready");
    }

    @Test
    void aWishEndsByItself() {
        wish(lan);
        try (var _ = company().come(id("Lanh"))) {
            now.updateAndGet(before -> before.plus(Duration.ofMinutes(44)));
            company().tick();
            assertThat(minh.get("/people").body()).contains("One more for");
            now.updateAndGet(before -> before.plus(Duration.ofMinutes(2)));
            company().tick();
            assertThat(minh.get("/people").body()).doesNotContain("One more for");
            wish(lan);
        }
        now.updateAndGet(before -> before.plus(Company.AWAY).plusSeconds(1));
        company().tick();
        assertThat(minh.get("/people").body()).as("Lanh has left").doesNotContain("One more for");
    }

    /// What they are told is word for word what everybody is told of a wish that is over.
    @Test
    void whoeverIsKeptAwayFromFindsNothing() {
        String table = lan.submit("/tables", Map.of("robots", "no")).uri().getPath();
        String wish = wish(lan);
        lan.submit("/people/keep-off", of("Evelyn"));

        assertThat(eve.get("/people").body()).doesNotContain("Lanh");
        var refused = eve.submit("/people/wish/join", Map.of("wish", wish));
        lan.submit("/people/wish/leave", Map.of("wish", wish));
        var over = eve.submit("/people/wish/join", Map.of("wish", wish));
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).isEqualTo(over.body());

        var shut = eve.get(table);
        lan.submit(table + "/let-in", Map.of("access", "CLOSED"));
        lan.submit("/people/meet", of("Evelyn"));
        var closed = eve.get(table);
        assertThat(shut.statusCode()).isEqualTo(403);
        assertThat(shut.body()).as("as any table that is closed").isEqualTo(closed.body());
    }

    @Test
    void blocksAreSilent() {
        befriend(lan, "Lanh", eve, "Evelyn");
        lan.submit("/people/keep-off", of("Evelyn"));

        assertThat(eve.get("/people/one?person=" + id("Lanh").value()).body())
                .contains("There is no answer yet")
                .doesNotContain("keeps away");
        assertThat(eve.submit("/messages/send", message("Lanh", "hello")).statusCode())
                .isEqualTo(409);
        eve.submit("/people/friend", of("Lanh"));
        assertThat(lan.get("/people").body()).doesNotContain("Evelyn would like to be friends");
        assertThat(lan.get("/people").body()).contains("You keep away from 1 person");
    }

    private Map<String, String> message(String to, String words) {
        return Map.of("person", id(to).value(), "words", words);
    }

    @Test
    void friendsAreInvitedAndSeated() {
        befriend(lan, "Lanh", minh, "Minh");
        String table = lan.submit("/tables", Map.of("robots", "no")).uri().getPath();
        String code = table.substring("/tables/".length());
        try (var _ = company().come(id("Minh"))) {
            company().tick();
            assertThat(lan.get("/people/at?table=" + code).body()).contains("Invite: Minh");
        }
        lan.submit("/people/invite", Map.of("table", code, "person", id("Minh").value()));

        String page = minh.get("/people").body();
        assertThat(page).contains("Lanh invites you to table " + code);
        String number = found(INVITATION, page);
        assertThat(eve.submit("/people/answer", answer(number, "YES")).statusCode())
                .as("it is nobody else’s")
                .isEqualTo(404);
        minh.submit("/people/answer", answer(number, "LATER"));
        assertThat(lan.get("/people").body()).contains("Minh will come to " + code + " later");
        var there = minh.submit("/people/answer", answer(number, "YES"));

        assertThat(there.uri().getPath()).isEqualTo(table);
        var view = house.club().duplicate().look(new TableId(code), Member.House.HOUSE);
        assertThat(view.orElseThrow().seatOf(id("Minh"))).isPresent();
        assertThat(lan.get("/people").body()).contains("Minh comes to " + code);
    }

    private static Map<String, String> answer(String number, String answer) {
        return Map.of("invitation", number, "answer", answer);
    }

    @Test
    void onceMoreWithTheSame() {
        String first = lan.submit("/tables", Map.of("robots", "no")).uri().getPath();
        minh.submit(first + "/sit", Map.of("seat", "W"));
        String code = first.substring("/tables/".length());

        var again = lan.submit("/people/again", Map.of("table", code));

        assertThat(again.uri().getPath()).startsWith("/tables/").isNotEqualTo(first);
        String number = found(INVITATION, minh.get("/people").body());
        minh.submit("/people/answer", answer(number, "YES"));
        var id = new TableId(again.uri().getPath().substring("/tables/".length()));
        var view = house.club().duplicate().look(id, Member.House.HOUSE).orElseThrow();
        assertThat(view.seatOf(id("Lanh"))).contains(Seat.SOUTH);
        assertThat(view.seatOf(id("Minh"))).as("the seat that they had").contains(Seat.WEST);
        assertThat(eve.submit("/people/again", Map.of("table", code)).statusCode()).isEqualTo(409);
    }

    @Test
    void friendsWriteToEachOther() {
        befriend(lan, "Lanh", minh, "Minh");
        lan.submit("/messages/send", message("Minh", "Tonight?"));

        assertThat(minh.get("/people").body()).contains("1 new message");
        assertThat(minh.get("/messages?person=" + id("Lanh").value()).body()).contains("Tonight?");
        assertThat(minh.get("/people").body())
                .as("looking changes nothing")
                .contains("1 new message");
        minh.submit("/messages/read", of("Lanh"));
        assertThat(minh.get("/people").body()).doesNotContain("1 new message");
        assertThat(eve.submit("/messages/send", message("Minh", "Hello")).statusCode())
                .isEqualTo(409);
        assertThat(eve.get("/messages?person=" + id("Lanh").value()).body())
                .doesNotContain("Tonight?");
    }

    /// Whoever said it does not say what becomes of it, whatever their office.
    @Test
    void anOfficerDoesNotSettleAReportAboutThemselves() {
        befriend(lan, "Lanh", minh, "Minh");
        minh.submit("/messages/send", message("Lanh", "You never lead the right suit."));
        String number = found(LINE, lan.get("/messages?person=" + id("Minh").value()).body());
        lan.submit("/people/report", Map.of("line", number, "why", "rude"));
        house.club()
                .members()
                .offices()
                .found(id("Minh"), house.club().members().offices().foundingSecret().orElseThrow());

        assertThat(minh.get("/club/reports").body())
                .contains("another officer sees to it")
                .doesNotContain("name=\"deed\"");
        var settled =
                minh.submit("/club/reports/done", Map.of("report", "1", "deed", "never mind"));

        assertThat(settled.statusCode()).isEqualTo(403);
        assertThat(company().reports().latest().getFirst().isDone()).isFalse();
    }

    @Test
    void officersSeeWhatWasReportedAndNothingElse() {
        befriend(lan, "Lanh", eve, "Evelyn");
        for (int line = 1; line <= 9; line++) {
            eve.submit("/messages/send", message("Lanh", "line %d of nine".formatted(line)));
        }
        String thread = "/messages?person=" + id("Evelyn").value();
        String number = found(LINE, lan.get(thread).body());
        assertThat(minh.submit("/people/report", Map.of("line", number)).statusCode())
                .as("who has not heard it")
                .isEqualTo(404);
        lan.submit("/people/report", Map.of("line", number, "why", "rude"));
        assertThat(lan.get("/club/reports").statusCode()).isEqualTo(403);

        house.club()
                .members()
                .offices()
                .found(id("Minh"), house.club().members().offices().foundingSecret().orElseThrow());
        String page = minh.get("/club/reports").body();

        assertThat(page).contains("rude", "line 1 of nine", "line 6 of nine");
        assertThat(page).doesNotContain("line 7 of nine");
        assertThat(minh.get("/people").body()).contains("1 report to see to");
        minh.submit("/club/reports/done", Map.of("report", "1", "deed", "talked to Evelyn"));
        assertThat(minh.get("/club/reports").body()).contains("talked to Evelyn");
        assertThat(minh.get("/people").body()).doesNotContain("report to see to");
        assertThat(minh.get(thread).body()).doesNotContain("of nine");

        now.updateAndGet(before -> before.plus(OldTalk.KEPT).plusSeconds(1));
        company().reports().sweep();
        assertThat(company().reports().latest()).isEmpty();
    }

    @Test
    void officersSpeakToTheClub() {
        house.club()
                .members()
                .offices()
                .found(id("Minh"), house.club().members().offices().foundingSecret().orElseThrow());
        assertThat(lan.submit("/messages/club", Map.of("words", "x")).statusCode()).isEqualTo(403);
        house.club()
                .members()
                .offices()
                .act(
                        new Member.Person(id("Minh"), "Minh"),
                        new Appoint(id("Lanh"), Office.OFFICER, "elected"));

        lan.submit("/messages/club", Map.of("words", "No bridge on Friday"));

        assertThat(eve.get("/people").body()).contains("1 new notice of the club");
        assertThat(eve.get("/messages").body()).contains("No bridge on Friday");
        eve.submit("/messages/read", Map.of("any", "thing"));
        assertThat(eve.get("/people").body()).doesNotContain("new notice of the club");
    }

    /// Whoever leaves takes their name and their words along, from reports too.
    @Test
    void whoLeavesIsNoLongerNamedInReports() {
        befriend(lan, "Lanh", eve, "Evelyn");
        eve.submit("/messages/send", message("Lanh", "something rude"));
        String thread = "/messages?person=" + id("Evelyn").value();
        String number = found(LINE, lan.get(thread).body());
        lan.submit("/people/report", Map.of("line", number, "why", "Evelyn was rude"));
        String wish = wish(eve);
        assertThat(company().wishes().look(wish)).isPresent();

        house.club().members().leaving().leave(id("Evelyn"), "Former member {0}");
        house.club().members().leaving().close();

        var report = company().reports().latest().getFirst();
        assertThat(report.lines().toString()).doesNotContain("Evelyn", "something rude");
        assertThat(company().wishes().look(wish).orElseThrow().toString()).doesNotContain("Evelyn");
        assertThat(company().circles().friends(id("Lanh"))).isEmpty();
        assertThat(lan.get("/people").body()).doesNotContain("Evelyn");
    }

    /// The pair is entered by the event's own command, and both telephones speak for it.
    @Test
    void whoIsAloneFindsAPartnerForAnEvent() {
        var director = house.visitor();
        var desk = Desk.of(director, Map.of("title", "Friday", "boards", "3"));
        var event = Map.of("event", desk.event().substring("/events/".length()));
        assertThat(house.visitor().get("/people/partners").body())
                .contains("Friday", "Only members do that here");
        minh.submit("/people/partners/seek", event);
        assertThat(eve.get("/people/partners").body()).contains("Minh looks for a partner");
        lan.submit("/people/keep-off", of("Minh"));
        assertThat(minh.get("/people/partners").body()).contains("You look for a partner");
        assertThat(lan.get("/people/partners").body()).doesNotContain("Minh looks");

        var offer = new HashMap<>(event);
        offer.putAll(of("Minh"));
        assertThat(lan.submit("/people/partners/offer", offer).statusCode()).isEqualTo(409);
        eve.submit("/people/partners/offer", offer);
        assertThat(minh.get("/people").body()).contains("1 offer to play with you");
        var accept = new HashMap<>(event);
        accept.putAll(of("Evelyn"));
        minh.submit("/people/partners/accept", accept);

        assertThat(desk.get("/console").body()).contains("Minh – Evelyn");
        assertThat(minh.get("/people/partners").body())
                .contains("You have entered")
                .doesNotContain("I look for a partner");
        desk.does("/console/message", Map.of("words", "We begin at eight"));
        assertThat(eve.get("/people").body()).contains("1 new notice of the club");
        assertThat(eve.get("/messages").body()).contains("We begin at eight");
        assertThat(lan.get("/messages").body()).doesNotContain("We begin at eight");
        assertThat(eve.submit(desk.event() + "/console/message", Map.of("words", "x")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void whoHasPlayedTogetherSeesWhatCameOfIt() {
        String wish = wish(lan, "level", "THUMB");
        String table = minh.submit("/people/wish/join", Map.of("wish", wish)).uri().getPath();
        minh.post(table + "/sit-out", Map.of());
        lan.post(table + "/sit-out", Map.of());

        var page = lan.await("/people/partnerships", "1 board together").body();

        assertThat(page).contains("Minh", "/systems/standard-american");
        assertThat(eve.get("/people/partnerships").body()).contains("You have played no board");
    }
}

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.codes.TableId;
import overtrick.house.people.Office;
import overtrick.house.table.Member;

/// The owner of a new club, its officers, and what they do for members.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class OfficesTest {

    private static final String SECRET = "seven of diamonds";

    private static final Pattern LINK = Pattern.compile("<code>[^<]*(/sign-in/back/[^<]+)</code>");

    @RegisterExtension
    private final House house = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser owner = house.visitor();
    private final Browser lan = house.visitor();

    private Browser join(Browser who, String name) {
        var joined = who.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.body()).contains("You are a member now");
        return who;
    }

    private String id(String name) {
        return house.club().members().accounts().named(name).orElseThrow().person().id().value();
    }

    private String founding() {
        return "/club/own/" + house.club().members().offices().foundingSecret().orElseThrow();
    }

    @BeforeEach
    void foundTheClub() {
        String founding = founding();
        assertThat(owner.get(founding).body()).contains("become a member first");
        assertThat(owner.get(founding).uri().getPath()).isEqualTo("/club/own");
        assertThat(owner.submit("/club/own", Map.of()).statusCode()).isEqualTo(403);
        join(owner, "Owner");
        lan.get(founding);
        assertThat(owner.submit("/club/own", Map.of()).body()).contains("Owner<small>owner");
        join(lan, "Lan");
        assertThat(lan.submit("/club/own", Map.of()).statusCode()).as("once").isEqualTo(404);
        assertThat(lan.get(founding).statusCode()).as("once").isEqualTo(404);
    }

    private int does(Browser who, String deed, Map<String, String> more) {
        return who.submit("/club/" + deed, more).statusCode();
    }

    @Test
    void officersLookAfterMembersAndNotAfterThoseAbove() {
        var minh = join(house.visitor(), "Minh");
        var officer = Map.of("person", id("Lan"), "office", "OFFICER", "why", "elected");
        assertThat(does(minh, "appoint", officer)).isEqualTo(403);
        assertThat(does(owner, "appoint", officer)).isEqualTo(200);
        assertThat(lan.get("/club/members").body()).contains("Minh").contains("Lan");
        assertThat(minh.get("/club/members").statusCode()).isEqualTo(403);

        var shut = Map.of("person", id("Owner"), "why", "why not");
        assertThat(does(lan, "shut-out", shut)).isEqualTo(409);
        assertThat(does(lan, "hand-over", Map.of("person", id("Minh"), "why", "so")))
                .isEqualTo(403);

        assertThat(owner.get("/club/trail").body())
                .contains("Owner made Lan: officer")
                .contains("elected");
    }

    @Test
    void whoIsShutOutIsGoneAtOnce() {
        assertThat(lan.get("/library").statusCode()).isEqualTo(200);

        does(owner, "shut-out", Map.of("person", id("Lan"), "why", "shouted at the director"));

        assertThat(lan.get("/account").body()).as("signed out").contains("Become a member");
        lan.submit("/sign-in", Map.of("name", "Lan", "password", SECRET));
        assertThat(lan.get("/library").body()).contains("shouted at the director");
        assertThat(lan.submit("/play", Map.of()).statusCode()).isEqualTo(403);
        does(owner, "let-in", Map.of("person", id("Lan"), "why", "sorry"));
        assertThat(lan.get("/library").statusCode()).isEqualTo(200);
    }

    /// Whatever page of theirs is open hears nothing more.
    @Test
    void whoIsShutOutHearsNothingMore() throws Exception {
        String table = lan.submit("/play", Map.of()).uri().getPath();
        var streams = List.of("/people/stream", "/news/stream", table + "/stream");
        for (String stream : streams) {
            var open = lan.open(lan.request(stream));
            assertThat(open.statusCode()).as(stream).isEqualTo(200);
            try (var lines = open.body()) {
                assertThat(lines.read()).as(stream).isPositive();
                does(owner, "shut-out", Map.of("person", id("Lan"), "why", "shouted"));

                lines.transferTo(OutputStream.nullOutputStream()); // comes to an end
            }
            does(owner, "let-in", Map.of("person", id("Lan"), "why", "sorry"));
            lan.submit("/sign-in", Map.of("name", "Lan", "password", SECRET));
        }
    }

    @Test
    void anOfficerSignsSomebodyOutWithoutShuttingThemOut() {
        var lost = Map.of("person", id("Lan"), "why", "left her telephone in the bus");
        assertThat(does(lan, "sign-out", lost)).as("by a member").isEqualTo(403);

        assertThat(does(owner, "sign-out", lost)).isEqualTo(200);

        assertThat(lan.get("/account").body()).as("signed out").contains("Become a member");
        lan.submit("/sign-in", Map.of("name", "Lan", "password", SECRET));
        assertThat(lan.get("/account").body()).as("let in again").contains("Lan");
        assertThat(lan.get("/library").statusCode()).isEqualTo(200);
        assertThat(owner.get("/club/trail").body())
                .contains("Owner signed Lan out everywhere", "left her telephone");
        assertThat(does(owner, "sign-out", Map.of("person", id("Lan"), "why", ""))).isEqualTo(409);
    }

    @Test
    void whoHasLostEverythingIsLetBackOnce() {
        String page =
                owner.submit("/club/let-back", Map.of("person", id("Lan"), "why", "new telephone"))
                        .body();
        var link = LINK.matcher(page);
        assertThat(link.find()).isTrue();
        var telephone = house.visitor();
        assertThat(telephone.get(link.group(1)).body())
                .as("messengers look")
                .contains("Come back as Lan");

        assertThat(telephone.submit("/sign-in/back", Map.of()).body())
                .contains("Choose another password");

        assertThat(telephone.submit("/sign-in/back", Map.of()).statusCode()).isEqualTo(404);
        assertThat(telephone.get("/account").body()).contains("Lan");
    }

    @Test
    void clubOfMembersLeadsOthersToTheDoor() {
        does(owner, "guests", Map.of("guests", "OUTSIDE"));
        var stranger = house.visitor();

        assertThat(stranger.get("/library").uri().getPath()).isEqualTo("/sign-in");
        assertThat(stranger.get("/").statusCode()).isEqualTo(200);
        assertThat(stranger.submit("/play", Map.of()).statusCode()).isEqualTo(403);
        assertThat(lan.get("/library").uri().getPath()).isEqualTo("/library");
    }

    @Test
    void directorIsOneOfTheOffices() {
        does(owner, "appoint", Map.of("person", id("Lan"), "office", "DIRECTOR", "why", "course"));
        does(owner, "announcers", Map.of("least", "DIRECTOR"));

        assertThat(house.visitor().submit("/events", Map.of("title", "x")).body())
                .contains("Only directors and officers of the club may do this.");
        assertThat(lan.submit("/events", Map.of("title", "Friday")).uri().getPath())
                .startsWith("/events/");
        assertThat(house.club().members().offices().now().offices()).containsValue(Office.DIRECTOR);
    }

    /// Whatever is played there; who sits there is told why, and so is who comes.
    @Test
    void anOfficerClosesATableAndSaysWhy() {
        var minh = join(house.visitor(), "Minh");
        var form = Map.of("robots", "no", "name", "Minh");
        String table = minh.submit("/tables", form).uri().getPath();
        String code = table.substring("/tables/".length());
        var close = Map.of("table", code, "why", "insults");
        assertThat(does(minh, "tables/close", close)).isEqualTo(403);
        assertThat(does(owner, "tables/close", Map.of("table", code, "why", ""))).isEqualTo(409);
        assertThat(minh.get(table).statusCode()).isEqualTo(200);

        assertThat(owner.submit("/club/tables/close", close).body()).contains(code, "insults");

        var id = new TableId(code);
        var heard = house.club().tables().at(id).orElseThrow().look(id, Member.House.HOUSE);
        assertThat(heard.orElseThrow().chat())
                .as("told on pages that are open")
                .anyMatch(line -> line.name().equals("Owner") && line.text().equals("insults"));
        for (var who : List.of(minh, lan, house.visitor())) {
            var page = who.get(table);
            assertThat(page.statusCode()).isEqualTo(403);
            assertThat(page.body())
                    .contains("An officer of the club has closed this table: insults");
        }
        assertThat(minh.post(table + "/say", Map.of("text", "why?")).statusCode()).isEqualTo(403);
        assertThat(lan.get("/").body()).doesNotContain(table);
        assertThat(owner.get("/club/trail").body())
                .contains("Owner closed table " + code, "insults");

        assertThat(does(owner, "tables/close", close)).as("twice").isEqualTo(409);
        assertThat(does(owner, "tables/reopen", Map.of("table", code, "why", "sorry")))
                .isEqualTo(200);
        assertThat(minh.get(table).statusCode()).isEqualTo(200);
        assertThat(owner.get("/club/trail").body()).contains("Owner opened table " + code);
    }
}

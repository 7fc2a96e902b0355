package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.terms.Strength;
import overtrick.house.thinking.Heads;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// Several clubs in one program: each is asked for under its own name, and nothing of one is seen
/// in another.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ClubsTest {

    private static final String SECRET = "seven of diamonds";

    private static final String NORTH = "north.example";
    private static final String SOUTH = "south.example";

    /// The club that has something of everything.
    @RegisterExtension
    private final House house =
            House.hurrying().playing(PlayedBoard.SET).behind(door -> door.withPeople(10_000));

    @TempDir private Path data;

    private final List<AutoCloseable> open = new ArrayList<>();
    private final Heads heads = new Heads(1);
    private Club south;
    private Web web;

    @BeforeEach
    void openBoth() {
        south =
                Club.open(
                        ClubSettings.in(data)
                                .withRobotPace(Duration.ZERO)
                                .withRobots(Strength.THUMB)
                                .withHeads(heads));
        var clubs = new TreeMap<>(Map.of(NORTH, house.club(), SOUTH, south));
        web = ClubPages.open(clubs, new WebSettings("127.0.0.1", 0).withPeople(10_000));
    }

    @AfterEach
    void closeBoth() throws Exception {
        for (var one : open) {
            one.close();
        }
        web.stop();
        south.close();
        heads.close();
    }

    private Browser at(String host) {
        var browser = new Browser(web::port, host);
        open.add(browser);
        return browser;
    }

    private Browser owner(String host, Club club) {
        var browser = at(host);
        browser.submit("/account/join", Map.of("name", "Owner", "password", SECRET));
        var secret = club.members().offices().foundingSecret().orElseThrow();
        browser.get("/club/own/" + secret);
        assertThat(browser.submit("/club/own", Map.of()).statusCode()).isEqualTo(200);
        return browser;
    }

    @Test
    void nothingOfOneIsFoundInAnother() {
        var lively = LivelyClub.of(house, house.visitor(), house.visitor());
        var stranger = at(SOUTH);
        var owner = owner(SOUTH, south);
        var wrong = new ArrayList<String>();
        int asked = 0;
        for (var address : web.addresses()) {
            if (!address.method().equals("GET")
                    || address.path().startsWith("/assets")
                    || address.path().endsWith("/stream")) { // its page is asked instead
                continue;
            }
            boolean named =
                    Stream.of("code", "row", "secret", "key", "word", "digest", "colour")
                            .anyMatch(place -> address.path().contains("{" + place + "}"));
            for (var path : lively.filled(address)) {
                for (var who : List.of(stranger, owner)) {
                    var answer = who.get(path);
                    asked++;
                    boolean told = answer.body().contains("Lively");
                    boolean found =
                            named
                                    && answer.statusCode() == 200
                                    && !answer.uri().getPath().equals("/sign-in");
                    if (told || found) {
                        wrong.add(path + ": " + answer.statusCode());
                    }
                }
            }
        }

        assertThat(wrong).isEmpty();
        assertThat(asked).isGreaterThan(400);
        assertThat(at(NORTH).get("/").body()).as("and there it is").contains("Lively");
    }

    @Test
    void whoIsSignedInInOneIsAStrangerInAnother() {
        var lan = at(NORTH);
        lan.submit("/account/join", Map.of("name", "Ngoc", "password", SECRET));
        assertThat(lan.get("/account").body()).contains("Ngoc");
        String cookie = lan.cookie("overtrick").orElseThrow();

        var there = at(SOUTH);
        var carried = there.request("/account").header("Cookie", "overtrick=" + cookie);

        assertThat(there.send(carried.header("Accept", "text/html")).body())
                .contains("Become a member")
                .doesNotContain("Ngoc");
        assertThat(south.members().accounts().count()).isZero();
        var signIn = Map.of("name", "Ngoc", "password", SECRET);
        assertThat(there.submit("/sign-in", signIn).body()).contains("do not fit together");
        there.submit("/account/join", signIn);
        assertThat(south.members().accounts().count()).as("the same name in both").isOne();
    }

    @Test
    void linksLeadToTheClubThatMadeThem() {
        var owner = owner(SOUTH, south);

        String made =
                owner.submit("/club/links", Map.of("label", "", "days", "1", "uses", "1")).body();

        assertThat(made).contains("<code>http://south.example/club/join/");
    }

    @Test
    void houseShowsThoseWhoWantItUnderEveryOtherName() {
        var owner = owner(SOUTH, south);
        assertThat(at("localhost").get("/").body()).contains("No club here wants to be listed");

        owner.submit("/club/look", Map.of("name", "Southern Bridge", "listed", "yes"));

        assertThat(at("localhost").get("/").body())
                .contains("Southern Bridge")
                .contains("href=\"//south.example/\"")
                .doesNotContain("north");
        assertThat(at("localhost").get("/library").statusCode()).isEqualTo(404);
        assertThat(at("elsewhere.example").get("/").statusCode()).isEqualTo(421);
        assertThat(at("SOUTH.example").get("/library").statusCode()).isEqualTo(200);
    }

    @Test
    void guessingInOneKeepsNobodyFromAnother() {
        house.club();
        var guesser = at(NORTH);
        guesser.submit("/me", Map.of("name", "Guesser"));
        for (int at = 0; at < 40; at++) {
            guesser.submit("/sign-in", Map.of("name", "Owner", "password", "wrong " + at));
        }
        assertThat(
                        guesser.submit("/sign-in", Map.of("name", "Owner", "password", "x"))
                                .statusCode())
                .isEqualTo(429);

        var owner = owner(SOUTH, south);
        owner.submit("/sign-out", Map.of());
        owner.submit("/sign-in", Map.of("name", "Owner", "password", SECRET));

        assertThat(owner.get("/account").body()).contains("Owner");
    }

    @Test
    void robotsOfBothPlay() {
        for (var host : List.of(NORTH, SOUTH)) {
            var table = at(host).submit("/play", Map.of());
            assertThat(table.statusCode()).isEqualTo(200);
            assertThat(table.uri().getPath()).startsWith("/tables/");
            assertThat(table.uri().getHost()).isEqualTo(host);
        }
    }
}

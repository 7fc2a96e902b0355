package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import com.microsoft.playwright.options.FormData;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Events that are played in the program: by robots alone, with people, and partly in the room.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class OnlineEventTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Path SEEN = Path.of("target", "online");
    private static final int PATIENCE = 150_000;
    private static final int FORBIDDEN = 403;

    private static final Pattern CHAIR =
            Pattern.compile("/events/[A-Z0-9]{6}/sit/\\d+/\\d/[\\w-]+");

    private final List<String> faults = new ArrayList<>();

    @Test
    void eightPairsOfRobotsPlayWithNobodyTouchingIt() {
        var director = EVENING.visitor();
        String event =
                announce(director, "online", Map.of("tables", "4", "boards", "14", "in", "0"))
                        .event();

        assertThat(director.at("#clock"))
                .containsText("Final", new ContainsTextOptions().setTimeout(PATIENCE));
        look(director, "robots-console");
        director.open(event);
        assertThat(director.at(".rlist tbody tr")).hasCount(8);
        look(director, "robots-final");
        director.open(event + "/boards/1");
        assertThat(director.at("main")).containsText("Swift");
        assertThat(faults).isEmpty();
    }

    @Test
    void aPersonPlaysHisSeatAndIsLedFromTableToTable() {
        var director = EVENING.visitor();
        var desk = announce(director, "online", Map.of("tables", "2", "boards", "3"));
        String event = desk.event();
        var lan = EVENING.visitor();
        lan.page().setViewportSize(390, 844);
        lan.open(event);
        lan.at("input[name=name]").fill("Lan");
        look(lan, "join-phone");
        lan.at("main button.big").click();
        lan.at("#mine[data-state='waits']").waitFor();
        look(lan, "waits-phone");
        var minh = partner(lan);
        losesTheFirstWayToTheTable(minh);
        assertThat(director.at(".entries li")).hasCount(1);
        director.at("#names").waitFor();
        desk.seat();

        lan.at("main.table").waitFor();
        minh.at("main.table").waitFor();
        look(lan, "table-phone");
        assertThat(lan.at("#hint button")).hasCount(0);
        assertThat(lan.status(path(lan) + "/hint")).isEqualTo(FORBIDDEN);
        var first = path(lan);
        play(lan, minh);
        lan.at("#event a.button, #event a:has-text('round 2')").first().waitFor();
        look(lan, "table-over-phone");
        EVENING.house().shut();
        EVENING.house().reopen();
        for (int round = 2; round <= 3; round++) {
            led(lan, round);
            led(minh, round);
            lan.sitOut();
            minh.sitOut();
        }
        lan.open(event + "/play");
        assertThat(lan.at("#mine[data-state='closed']"))
                .hasCount(1, new HasCountOptions().setTimeout(PATIENCE));
        assertThat(lan.at("#mine")).containsText("Place");
        look(lan, "closed-phone");
        assertThat(lan.status(first + "/boards/1")).isEqualTo(200);
        lan.expectErrors();
        minh.expectErrors();
        director.expectErrors();
        assertThat(faults).isEmpty();
    }

    /// By the link that the page of the first player shows.
    private static Visitor partner(Visitor lan) {
        lan.at("#partner summary").click();
        String link = lan.at("#partner a").innerText();
        var minh = EVENING.visitor();
        minh.open(link);
        minh.at("main button.big").click();
        minh.at("#mine").waitFor();
        return minh;
    }

    /// What leads them to their table does not arrive for once, as where a line is lost: they are
    /// led there all the same.
    private static void losesTheFirstWayToTheTable(Visitor visitor) {
        visitor.page()
                .route("**/events/*/table", Route::abort, new Page.RouteOptions().setTimes(1));
    }

    private static String path(Visitor visitor) {
        return URI.create(visitor.page().url()).getPath();
    }

    /// To the table of the round, by the page alone or the button on it.
    private static void led(Visitor visitor, int round) {
        visitor.at("#event a:has-text('round %d')".formatted(round))
                .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE));
    }

    /// Both play until the boards of the round are over. The page goes to the next round by itself,
    /// and may have done so when it is looked at.
    private static void play(Visitor one, Visitor other) {
        var table = path(one);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (path(one).equals(table) && !one.phase().equals("over")) {
            assertThat(System.nanoTime()).as("the end of the round").isLessThan(end);
            for (var visitor : List.of(one, other)) {
                if (visitor.at("#board[data-turn='mine']").count() > 0) {
                    visitor.move();
                }
            }
        }
    }

    /// Announces an event, with the answers that differ from the usual ones.
    private Desk announce(Visitor director, String where, Map<String, String> fields) {
        var answers = new HashMap<>(fields);
        answers.put("where", where);
        director.open("/events");
        Desk.answer(director, answers);
        look(director, "start-" + where);
        return Desk.announced(director);
    }

    private void look(Visitor visitor, String stage) {
        visitor.keepPicture(SEEN.resolve(stage + ".png"));
        faults.addAll(AccessibilityTest.faults(visitor, stage));
    }

    @Test
    void threeTablesInTheRoomTwoOnlineAndOneOfRobotsAreOneEvent() {
        var director = EVENING.visitor();
        var desk = announce(director, "mixed", Map.of("tables", "6", "boards", "3"));
        String event = desk.event();
        desk.enter(6, "N# – S#");
        var screens = new ArrayList<Visitor>();
        for (int pair = 1; pair <= 4; pair++) {
            var visitor = EVENING.visitor();
            visitor.send(event + "/join", FormData.create().set("name", "Online " + pair));
            screens.add(visitor);
        }
        assertThat(director.at(".entries li")).hasCount(10);
        desk.seat("skip-mitchell");
        director.open(event + "/console/screens");
        look(director, "screens");
        screens.addAll(fromTheRoom(director, event));
        director.open(event + "/console/hands");
        assertThat(director.at(".curtain")).hasCount(4 * director.at(".handsheet .paper").count());
        look(director, "hands");
        assertThat(director.fetch(event + "/console/boards.pbn").text()).contains("[Deal \"");
        assertThat(screens.getFirst().status(event + "/console/boards.pbn")).isEqualTo(FORBIDDEN);
        desk.open();
        desk.begin(1);

        assertThat(director.at("#tables .kind")).hasCount(3);
        byTelephone(desk);
        for (int round = 1; round <= 3; round++) {
            assertThat(director.at("#clock .round")).containsText("Round " + round);
            screens.forEach(visitor -> letRobotPlay(visitor, event));
            desk.typeRound((_, _) -> "3NE-1");
            look(director, "mixed-round-" + round);
            if (round < 3) {
                desk.begin(round + 1);
            }
        }
        desk.close();
        director.open(event);
        assertThat(director.at(".rlist tbody tr")).hasCount(12);
        look(director, "mixed-final");
        assertThat(faults).isEmpty();
    }

    /// Everybody in the room who needs a screen takes one.
    private static List<Visitor> fromTheRoom(Visitor director, String event) {
        var links =
                CHAIR.matcher(director.fetch(event + "/console/screens").text())
                        .results()
                        .map(found -> found.group())
                        .distinct()
                        .toList();
        assertThat(links).isNotEmpty();
        var screens = new ArrayList<Visitor>();
        for (String link : links) {
            var visitor = EVENING.visitor();
            visitor.send(link, FormData.create().set("name", "Screen"));
            screens.add(visitor);
        }
        return screens;
    }

    /// Whoever plays at a table of the program in this round leaves it to a robot.
    static void letRobotPlay(Visitor visitor, String event) {
        String table = visitor.leadsTo(event + "/table");
        if (table.startsWith("/tables/")) {
            visitor.send(table + "/sit-out", FormData.create());
        }
    }

    private static void byTelephone(Desk desk) {
        var phone = TablePhone.open(EVENING.visitor(), desk.phone(1));
        phone.enter("4", "H", "E", "=");
        phone.send();
        phone.agree();
        assertThat(phone.visitor().at("#told article.is-agreed")).hasCount(1);
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.options.FormData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The program is killed in the middle of an event: what it has acknowledged is there, the clock is
/// right, and every page goes on by itself. With `-Dovertrick.crashes=N` it is killed N times, and
/// in the middle of other events too.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class KilledEveningTest {

    @RegisterExtension private static final Evening EVENING = Evening.apart();

    private static final int KILLS = Integer.getInteger("overtrick.crashes", 1);
    private static final boolean ALL = KILLS > 1;

    private static final Pattern RESULT = Pattern.compile("^table \\w+, board \\d+: ");

    private static final Pattern END = Pattern.compile("data-end=\"\\d+\"");

    private final Visitor director = EVENING.visitor();

    private TablePhone phone(Desk desk, int table) {
        return TablePhone.open(EVENING.visitor(), desk.phone(table));
    }

    private static void send(TablePhone phone, String level) {
        phone.enter(level, "H", "E", "-1");
        phone.send();
    }

    /// When the round ends, as the console says it to somebody who opens it now.
    private static String end(Desk desk) {
        var found = END.matcher(desk.director().fetch(desk.event() + "/console").text());
        assertThat(found.find()).isTrue();
        return found.group();
    }

    /// One result is kept, one is on its way while the program is dead; nobody reloads a page.
    private void killWhilePhonesEnter(Desk desk, List<TablePhone> tables) {
        String end = end(desk);
        var phones = tables.stream().map(TablePhone::visitor).toList();
        var first = phones.getFirst();
        for (int kill = 1; kill <= KILLS; kill++) {
            var told = new ArrayList<Integer>();
            phones.forEach(phone -> told.add(phone.at("#told article").count()));
            boolean open = first.at(".bchip.is-open").count() > 0;
            EVENING.program().kill();
            first.at("body.lost").waitFor();
            if (open) {
                send(tables.getFirst(), "2");
                assertThat(first.at("#queue")).isVisible();
                told.set(0, told.getFirst() + 1);
            }
            EVENING.program().start();

            assertThat(first.at("#queue")).isHidden();
            for (int at = 0; at < phones.size(); at++) {
                phones.get(at).at("body:not(.lost)").waitFor();
                assertThat(phones.get(at).at("#told article")).hasCount(told.get(at));
            }
            director.at("body:not(.lost)").waitFor();
            assertThat(end(desk)).isEqualTo(end);
        }
        phones.forEach(Visitor::expectErrors);
        director.expectErrors();
    }

    /// Every result once, and everybody ranked.
    private void close(Desk desk, int results, int ranked) {
        desk.close();
        requireOnce(desk, results, ranked);
    }

    private void requireOnce(Desk desk, int results, int ranked) {
        director.open(desk.event());
        assertThat(director.at(".rlist tbody tr")).hasCount(ranked);
        requireOnce(desk, results);
    }

    private void requireOnce(Desk desk, int results) {
        director.open(desk.event() + "/console/trail");
        var told =
                director.at(".trail .what").allInnerTexts().stream()
                        .map(RESULT::matcher)
                        .filter(Matcher::find)
                        .map(Matcher::group)
                        .toList();
        assertThat(told).doesNotHaveDuplicates().hasSize(results);
    }

    @Test
    void realTablesGoOn() {
        var desk = Desk.announce(director, "pairs", Map.of("boards", "6"));
        desk.enter(4, "N# – S#");
        desk.seat();
        desk.begin(1);
        var phones = List.of(phone(desk, 1), phone(desk, 2));
        phones.forEach(phone -> {
            send(phone, "4");
            assertThat(phone.visitor().at("#told article")).hasCount(1);
        });

        killWhilePhonesEnter(desk, phones);

        for (int round = 1; round <= 3; round++) {
            desk.typeRound((_, _) -> "3NE-1");
            if (round < 3) {
                desk.begin(round + 1);
                assertThat(phones.getFirst().visitor().at("#head"))
                        .hasAttribute("data-round", "" + (round + 1));
            }
        }
        close(desk, 12, 4);
    }

    @Test
    void robotsGoOn() {
        assumeTrue(ALL);
        var desk =
                Desk.announce(
                        director,
                        "pairs",
                        Map.of("where", "online", "tables", "4", "boards", "14"));
        director.at("#seat button.big").click();
        for (int kill = 1; kill <= KILLS; kill++) {
            director.at("#clock[data-state='play']").waitFor();
            EVENING.program().kill();
            EVENING.program().start();
            director.at("body:not(.lost)").waitFor();
        }
        director.at("#clock:has-text('Final')").waitFor();
        director.expectErrors();
        requireOnce(desk, 56, 8);
    }

    @Test
    void aMixedFieldGoesOn() {
        assumeTrue(ALL);
        var desk =
                Desk.announce(
                        director, "pairs", Map.of("where", "mixed", "tables", "6", "boards", "3"));
        desk.enter(6, "N# – S#");
        var online = new ArrayList<Visitor>();
        for (int pair = 1; pair <= 4; pair++) {
            var visitor = EVENING.visitor();
            visitor.send(desk.event() + "/join", FormData.create().set("name", "Online " + pair));
            online.add(visitor);
        }
        assertThat(director.at(".entries li")).hasCount(10);
        desk.seat("skip-mitchell");
        desk.begin(1);
        var phones = List.of(phone(desk, 1), phone(desk, 2));

        killWhilePhonesEnter(desk, phones.subList(1, 2));

        var other = phones.getFirst().visitor();
        other.at("body:not(.lost)").waitFor();
        other.expectErrors();
        assertThat(director.at("#tables .kind")).hasCount(3);
        online.forEach(visitor -> OnlineEventTest.letRobotPlay(visitor, desk.event()));
        desk.typeRound((_, _) -> "3NE-1");
        requireOnce(desk, 6);
    }

    @Test
    void teamsGoOn() {
        assumeTrue(ALL);
        var desk = Desk.announce(director, "swiss-teams", Map.of("boards", "4", "rounds", "3"));
        desk.enter(7, "Team #: A#, B#, C#, D#");
        desk.seat();
        desk.begin(1);
        var phones = List.of(phone(desk, 1), phone(desk, 2));
        send(phones.getFirst(), "4");
        assertThat(phones.getFirst().visitor().at("#told article")).hasCount(1);

        killWhilePhonesEnter(desk, phones);

        for (int round = 1; round <= 3; round++) {
            desk.typeRound((_, _) -> "3NE-1");
            if (round < 3) {
                desk.draw(round + 1);
            }
        }
        close(desk, 72, 7);
    }
}

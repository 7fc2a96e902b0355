package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridgetable.duplicate.EventBoards;
import overtrick.house.codes.TournamentId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.terms.Strength;
import overtrick.laid.LaidHall;
import overtrick.laid.set.LaidSets;
import overtrick.tournament.laid.Occasion;

/// The deals of the day in a true club: laid by its clock, played, compared, sealed to whoever has
/// not played them, closed by its clock.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
@Tag("laid")
class LaidDealsTest {

    private static final AtomicReference<Instant> NOW =
            new AtomicReference<>(Instant.parse("2026-11-25T12:00:00Z"));

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .behind(door -> door.withPeople(10_000))
                    .with(club ->
                            club.withRobotPace(Duration.ZERO)
                                    .withRobots(Strength.THUMB)
                                    .withClock(NOW::get)
                                    .withDailyDeals());

    private static final LaidReading READING = new LaidReading(HOUSE);

    private static LaidHall laid() {
        var hall = HOUSE.club().laid();
        hall.tick();
        return hall;
    }

    private static LaidSets.Line today(String game) {
        var day = LocalDate.ofInstant(NOW.get(), ZoneId.systemDefault());
        return laid().sets().find(new Occasion.Day(day), game).orElseThrow();
    }

    private static String path(LaidSets.Line line) {
        return "/today/" + line.code().code();
    }

    /// Sits down to deals and lets robots play for oneself.
    ///
    /// @return the path of the table
    private static String plays(Browser who, LaidSets.Line line) {
        String table = who.submit(path(line) + "/play", Map.of("name", "Ann")).uri().getPath();
        assertThat(table).startsWith("/tables/");
        who.post(table + "/sit-out", Map.of());
        await().atMost(Duration.ofSeconds(60))
                .until(() -> who.get(path(line)).body().contains("class=\"laid-table\""));
        return table;
    }

    private static List<EventBoards.Sealed> boards(LaidSets.Line line) {
        return HOUSE.club().bridge().game().eventBoards().of(LaidDeals.set(line.code().code()));
    }

    @Test
    void aDayIsLaidPlayedComparedAndClosed() {
        var ann = HOUSE.visitor();
        var bob = HOUSE.visitor();
        var lines = List.of(today("can"), today("duplicate"), today("rubber"));
        assertThat(bob.get("/today").body())
                .contains(lines.stream().map(LaidDealsTest::path).toArray(String[]::new));

        var tables = lines.stream().map(line -> plays(ann, line)).toList();
        bob.submit("/today/challenge", Map.of("game", "can", "deals", "1", "name", "Bob"));

        // who has played sees the others, who has not sees nothing of the deals anywhere
        assertThat(ann.get(path(lines.get(1))).body())
                .contains("place 1 of 1", "Robots", ">Ann<")
                .doesNotContain("Best for both sides");
        for (var line : lines) {
            assertThat(bob.get(path(line)).body())
                    .contains("stays closed until you have played all deals")
                    .doesNotContain("laid-table", ">Ann<");
        }
        var everything = new ArrayList<String>(tables);
        for (var line : lines) {
            var robots = laid().sets().look(line.code()).orElseThrow().robots().orElseThrow();
            everything.add("/tables/" + robots.code());
        }
        var addresses =
                READING.addresses(lines.stream().map(LaidDealsTest::path).toList(), everything);
        var dealt = new ArrayList<EventBoards.Sealed>(boards(lines.get(1)));
        dealt.addAll(boards(lines.get(2)));
        String key = laid().sets().key(lines.getFirst().code().code());
        assertThat(addresses).hasSizeGreaterThan(60);
        assertThat(LaidReading.told(bob, addresses, dealt, key)).isEmpty();
        assertThat(LaidReading.told(HOUSE.visitor(), addresses, dealt, key)).isEmpty();
        var boards = addresses.stream().filter(one -> one.endsWith("/boards/1")).toList();
        assertThat(LaidReading.told(ann, boards, dealt, key))
                .contains(tables.get(1) + "/boards/1", everything.get(4) + "/boards/1");
        for (var shut : List.of(tables.getFirst(), everything.get(3))) {
            assertThat(bob.get(shut + "/matches/1/deals/1").statusCode()).isEqualTo(403);
        }

        // who has played the same deals at another table may look at hers
        var eve = HOUSE.visitor();
        plays(eve, lines.getFirst());
        plays(eve, lines.get(1));
        assertThat(eve.get(tables.get(1) + "/boards/1").statusCode()).isEqualTo(200);
        assertThat(eve.get(tables.get(2) + "/boards/1").statusCode()).isEqualTo(403);
        assertThat(eve.get(tables.getFirst() + "/matches/1/deals/1").statusCode()).isEqualTo(200);

        // nobody lays them before others who have them still to play
        for (var home : List.of(tables.get(1), tables.get(1) + "/boards/1")) {
            assertThat(ann.get(home).body()).doesNotContain("popovertarget=\"again\"");
        }
        var again = ann.post(tables.get(1) + "/boards/1/again", Map.of("from", "auction"));
        assertThat(again.statusCode()).isEqualTo(403);
        assertThat(again.body()).contains("Others are still playing these deals.");
        var lesson = Map.of("title", "Own", "filling", "ALONE", "system", "standard-american");
        String lessons = ann.submit("/class", lesson).uri().getPath();
        var own = Map.of("from", "played", "boards", "9", "mode", "BOTH", "turn", "AS_DEALT");
        assertThat(ann.post(lessons + "/set", own).body()).contains("No whole board");

        // she plays them once, whatever table she finds
        var friends = HOUSE.visitor();
        String with =
                friends.submit(
                                path(lines.get(1)) + "/play",
                                Map.of("name", "Cam", "with", "friends"))
                        .uri()
                        .getPath();
        assertThat(ann.post(with + "/sit", Map.of("seat", "N")).body())
                .contains("everybody plays them once");
        assertThat(ann.submit(path(lines.get(1)) + "/play", Map.of()).uri().getPath())
                .isEqualTo(tables.get(1));
        assertThat(bob.post(with + "/sit", Map.of("seat", "N")).statusCode()).isLessThan(300);

        assertThat(ann.get(path(lines.get(1))).body()).doesNotContain("Best for both sides");

        // midnight passes, and the house closes what is over and lies the next open
        NOW.set(NOW.get().plus(Duration.ofDays(1)));
        laid().tick();
        var open = List.of(path(lines.getFirst()), tables.get(1) + "/boards/1");
        assertThat(LaidReading.told(bob, open, dealt, key)).hasSize(2);
        assertThat(bob.get(path(lines.get(0))).body()).contains("laid-table", ">Ann<", key);
        await().atMost(Duration.ofSeconds(60))
                .until(() -> bob.get(path(lines.get(1))).body().contains("Best for both sides"));
        assertThat(bob.get(tables.get(1) + "/boards/1").statusCode()).isEqualTo(200);
        assertThat(bob.get(tables.get(0) + "/matches/1/deals/1").statusCode()).isEqualTo(200);
        assertThat(ann.get(tables.get(1) + "/boards/1").body()).contains("popovertarget=\"again\"");
        for (var game : List.of("can", "duplicate", "rubber")) {
            assertThat(bob.get("/today/standings?game=" + game).body())
                    .contains("<th scope=\"row\">Ann</th>");
            assertThat(lines).extracting(LaidSets.Line::code).doesNotContain(today(game).code());
        }
        assertThat(
                        HOUSE.visitor()
                                .submit(path(lines.get(1)) + "/play", Map.of("name", "Dan"))
                                .body())
                .contains("not played now");
    }

    @Test
    void aFriendIsChallengedByALink() {
        var ann = HOUSE.visitor();
        var form = Map.of("game", "duplicate", "deals", "2", "name", "Ann");
        String path = ann.submit("/today/challenge", form).uri().getPath();
        assertThat(ann.get(path).body()).contains("The link for your friends", path);

        var bob = HOUSE.visitor();
        assertThat(bob.get(path).body()).contains("Ann challenges you to the same deals.");
        for (var who : List.of(ann, bob)) {
            String table = who.submit(path + "/play", Map.of("name", "Bob")).uri().getPath();
            who.post(table + "/sit-out", Map.of());
            for (int board = 1; board <= 2; board++) {
                String home = table + "/boards/" + board;
                await().atMost(Duration.ofSeconds(60))
                        .until(() -> who.get(home).statusCode() == 200);
                who.post(table + "/next", Map.of());
            }
        }
        assertThat(ann.get(path).body())
                .contains(">Ann<", ">Bob<")
                .containsPattern("place (1=?|2) of 2");
        nobodySeesADealThatIsOnNoList(path);
        assertThat(ann.get("/today/standings?game=duplicate").body()).doesNotContain(">Bob<");
        assertThat(HOUSE.visitor().get("/today/ABCDEF").body()).contains("Nothing is laid");
        assertThat(ann.submit("/today/challenge", Map.of("game", "chess", "deals", "2")).body())
                .contains("There is no game called “chess” here.");
    }

    /// While the rows are made anew no board is on a list.
    private static void nobodySeesADealThatIsOnNoList(String path) {
        var code = new TournamentId(path.substring("/today/".length()));
        var robots = laid().sets().look(code).orElseThrow().robots().orElseThrow();
        var store = HOUSE.club().standing().house().store();
        store.change("DELETE FROM finished_board WHERE code = ?", robots.code());
        var records = HOUSE.club().standing().records();
        assertThat(records.of(robots)).isNotEmpty();
        assertThat(records.maySee(robots, 1, Optional.empty())).isFalse();
    }

    /// From the front page to the table with one tap, in the game of the language.
    @Test
    void theDealOfTheDayIsOneTapAway() {
        var lan = HOUSE.visitor();
        assertThat(lan.get("/").body()).contains("action=\"/today/now\"");

        var tap = lan.form("/today/now", Map.of()).header("Accept-Language", "vi");
        String table = lan.send(tap).uri().getPath();

        var entered = laid().sets().look(today("can").code()).orElseThrow().entries();
        assertThat(entered.values())
                .anyMatch(entry -> table.equals("/tables/" + entry.table().code()));
        var asked = lan.request("/today").header("Accept-Language", "vi");
        String list = lan.send(asked.header("Accept", "text/html")).body();
        assertThat(list.indexOf("Bài Càn</h2>")).isLessThan(list.indexOf("Duplicate</h2>"));
        assertThat(list).contains("Đánh tiếp");
    }
}

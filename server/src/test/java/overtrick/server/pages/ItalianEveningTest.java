package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The tournament that the club's Italian rules work through (tournaments.md §1), on the pages: its
/// numbers, its moves, its points.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class ItalianEveningTest {

    @RegisterExtension private final House house = House.dealing();
    private final Browser director = house.visitor();

    /// Six tables, two boards at each change, six rounds of which the last is a revenge: the boards
    /// that begin at table 6 are 11, which makes nobody vulnerable, and 12, which makes
    /// North–South.
    private Desk sixTables() {
        return Desk.of(
                        director,
                        Map.of(
                                "title",
                                "Torneo",
                                "tables",
                                "6",
                                "boards",
                                "12",
                                "rounds",
                                "6",
                                "movement",
                                "skip-mitchell"))
                .enter(12)
                .does("/seat", Map.of("movement", "skip-mitchell"));
    }

    private static void type(Desk desk, String line) {
        var answer = desk.type(line, "");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }

    /// North–South sit still, East–West go to the next higher table, boards to the next lower one;
    /// East–West skip a table after round 3, and in round 6 meet whom they met first.
    @Test
    void everybodyMovesAsTheClubSays() {
        var desk = sixTables();
        var cards = director.get(desk.event() + "/console/cards").body().split("<article", -1);

        int[] eastWest = {106, 104, 102, 105, 103, 101};
        for (int round = 1; round <= 6; round++) {
            int table = 7 - round;
            assertThat(Browser.plain(cards[table]))
                    .contains("%d %d %d 11–12".formatted(round, table, eastWest[round - 1]));
        }
        desk.begin(1);
        assertThat(desk.get("/hall").body())
                .contains("NS stay", "EW to the next higher table"); // as the slips have it
    }

    /// The slip of the board that began at table 6, North–South vulnerable.
    @Test
    void theSlipOfTheSixthBoardHasThePointsOfTheExample() {
        var desk = sixTables();
        var made = List.of("4SS=", "2SS+1", "2SS+2", "4SS-1", "2SS+3", "4SS+1");
        for (int round = 1; round <= 6; round++) {
            desk.begin(round);
            type(desk, "t%d b12 %s".formatted(7 - round, made.get(round - 1)));
        }

        String slip = Browser.plain(director.get(desk.event() + "/boards/12").body());

        assertThat(slip)
                .contains("Dealer West")
                .containsPattern(
                        "6 6 N\\d+ – S\\d+ 106 .{3,20} 4♠ S = \\+620 −620 8 · 80.0 2 · 20.0")
                .containsPattern(
                        "5 5 N\\d+ – S\\d+ 104 .{3,20} 2♠ S \\+1 \\+140 −140 2 · 20.0 8 · 80.0")
                .containsPattern(
                        "4 4 N\\d+ – S\\d+ 102 .{3,20} 2♠ S \\+2 \\+170 −170 4 · 40.0 6 · 60.0")
                .containsPattern(
                        "3 3 N\\d+ – S\\d+ 105 .{3,20} 4♠ S −1 −100 \\+100 0 · 0.0 10 · 100.0")
                .containsPattern(
                        "2 2 N\\d+ – S\\d+ 103 .{3,20} 2♠ S \\+3 \\+200 −200 6 · 60.0 4 · 40.0")
                .containsPattern(
                        "1 1 N\\d+ – S\\d+ 101 .{3,20} 4♠ S \\+1 \\+650 −650 10 · 100.0 0 · 0.0");
    }

    /// The first slip of the example has three rows, and nobody is vulnerable.
    @Test
    void aSlipOfThreeRowsGivesFourTwoAndNothing() {
        var desk = sixTables();
        var made = List.of("4SS+1", "5CW-3", "4SS-1");
        for (int round = 1; round <= 3; round++) {
            desk.begin(round);
            type(desk, "t%d b11 %s".formatted(7 - round, made.get(round - 1)));
        }

        assertThat(Browser.plain(director.get(desk.event() + "/boards/11").body()))
                .containsPattern("106 .{3,20} 4♠ S \\+1 \\+450 −450 4 · 100.0 0 · 0.0")
                .containsPattern("104 .{3,20} 5♣ W −3 \\+150 −150 2 · 50.0 2 · 50.0")
                .containsPattern("102 .{3,20} 4♠ S −1 −50 \\+50 0 · 0.0 4 · 100.0");
    }

    /// Who ties shares the mean of the places.
    @Test
    void equalScoresShareTheirPlaces() {
        var desk =
                Desk.of(director, Map.of("boards", "4", "rounds", "4", "movement", "share-relay"))
                        .enter(8)
                        .does("/seat", Map.of("movement", "share-relay"));
        for (int round = 1; round <= 4; round++) {
            desk.begin(round);
        }
        var made = List.of("4SN=", "4SN=", "2SN+2", "4SN-1");
        for (int table = 1; table <= 4; table++) {
            type(desk, "t%d b1 %s".formatted(table, made.get(table - 1)));
        }

        assertThat(Browser.plain(director.get(desk.event() + "/boards/1").body()))
                .containsPattern("\\+420 −420 5 · 83.3 1 · 16.7 .*\\+420 −420 5 · 83.3 1 · 16.7 ")
                .containsPattern("\\+170 −170 2 · 33.3 4 · 66.7 .*−50 \\+50 0 · 0.0 6 · 100.0");
    }

    /// Teams alfa and beta: 4♠ made in one room, two spades with two more in the other.
    @Test
    void fourHundredAndFiftyPointsBetweenTwoRoomsAreTenImps() {
        var desk = Desk.of(director, Map.of("kind", "teams", "boards", "12"));
        desk.does("/entries", Map.of("names", "alfa: A, B, C, D\nbeta: E, F, G, H")).seat();
        desk.begin(1);
        type(desk, "t1 b2 4SN=");
        type(desk, "t2 b2 2SN+2");

        assertThat(Browser.plain(director.get(desk.event() + "/matches/1/1").body()))
                .contains("2 4♠ N = +620 2♠ N +2 +170 +450 10 ")
                .contains("10 – 0");
        assertThat(Browser.plain(desk.get("/matches/1/1").body())).contains("Open room, NS alfa");
    }
}

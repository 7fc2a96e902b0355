package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Who directs an event sees what a director has to see; who plays in it as well sees nothing of a
/// board that they have still to play.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class PlayingDirectorTest {

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser director = HOUSE.visitor();
    private final Browser stranger = HOUSE.visitor();

    /// Four pairs, two tables, three rounds of a board; the director's telephone speaks for N4 –
    /// S4, who sit at table 2 in the first round.
    private Desk evening() {
        var desk =
                Desk.of(director, Map.of("title", "Club", "boards", "3", "movement", "howell"))
                        .enter(3);
        var own = Map.of("one", "N4", "other", "S4");
        assertThat(director.submit(desk.wall(), own).statusCode()).isEqualTo(200);
        return desk.seat();
    }

    @Test
    void cardsOfBoardsAheadAreShownToNoDirectorWhoPlays() {
        var desk = evening().does("/console/hands/deal", Map.of());
        assertThat(desk.get("/console/hands").body())
                .contains("3 boards are not shown")
                .doesNotContain("class=\"curtain\"");
        assertThat(desk.get("/console/boards.pbn").statusCode()).isEqualTo(CONFLICT);

        desk.begin(1).fill(1, "2", 1, "4SN=");

        assertThat(desk.get("/console/hands").body()).contains("2 boards are not shown");
        assertThat(desk.get("/console/boards.pbn").body()).containsOnlyOnce("[Deal ");
        assertThat(desk.get("/files/hands.pbn").statusCode()).isEqualTo(NOT_FOUND);
    }

    @Test
    void resultsOfBoardsAheadAreHiddenUnlessTheyNeedARuling() {
        var desk = evening();
        desk.begin(1).fill(1, "1", 1, "3NE-1");

        assertThat(desk.get("/console/grid").body()).doesNotContain("3NE");
        assertThat(Browser.plain(desk.get("/console/grid").body())).doesNotContain("3NT E");
        assertThat(desk.get("/boards/1").body()).doesNotContain("−1");
        var own = desk.get("/console/boards/1");
        assertThat(own.statusCode()).isEqualTo(FORBIDDEN);
        assertThat(own.body()).contains("You have still to play board 1 yourself.");
        assertThat(desk.get("/console/trail").body()).doesNotContain("3NE").doesNotContain("−1");

        desk.fill(1, "2", 1, "4SN=");

        assertThat(desk.get("/console/boards/1").statusCode()).isEqualTo(200);
        assertThat(Browser.plain(desk.get("/console/grid").body())).contains("3NT E");
    }

    @Test
    void aDirectorWhoDoesNotPlaySeesAll() {
        var desk =
                Desk.of(director, Map.of("title", "Club", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat()
                        .does("/console/hands/deal", Map.of());
        desk.begin(1).fill(1, "2", 1, "3NE-1");

        assertThat(desk.get("/console/hands").body()).contains("class=\"curtain\"");
        assertThat(desk.get("/console/boards/1").statusCode()).isEqualTo(200);
    }

    // Boards to deal

    @Test
    void boardsAreDealtWhenTheDirectorSaysSoAndCanBePutAway() {
        var desk =
                Desk.of(director, Map.of("title", "Club", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat();
        assertThat(desk.get("/console/hands").body())
                .contains("Deal 3 boards")
                .doesNotContain("class=\"curtain\"");
        assertThat(desk.get("/console/boards.pbn").statusCode()).isEqualTo(CONFLICT);
        assertThat(stranger.post(desk.event() + "/console/hands/deal", Map.of()).statusCode())
                .isEqualTo(FORBIDDEN);
        desk.does("/console/hands/deal", Map.of());
        assertThat(desk.get("/console/hands").body()).contains("Not in the boards yet.");
        String dealt = desk.get("/console/boards.pbn").body();
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "P");
        }
        String hands = desk.event() + "/files/hands.pbn";
        assertThat(stranger.get(hands).statusCode()).isEqualTo(NOT_FOUND); // printed only
        assertThat(desk.get("/boards/1").body()).doesNotContain("Par ");
        assertThat(stranger.post(desk.event() + "/console/hands/used", Map.of()).statusCode())
                .isEqualTo(FORBIDDEN);
        desk.does("/console/hands/used", Map.of("used", "yes"));
        assertThat(desk.get("/console/hands").body()).contains("These hands are played.");
        assertThat(desk.get("/console/trail").body()).contains("these hands are in the boards");
        assertThat(stranger.get(hands).body()).contains("[Deal ");

        assertThat(stranger.post(desk.event() + "/console/hands/away", Map.of()).statusCode())
                .isEqualTo(FORBIDDEN);
        desk.does("/console/hands/away", Map.of());

        assertThat(stranger.get(hands).statusCode()).isEqualTo(NOT_FOUND);
        assertThat(desk.get("/console/hands").body())
                .contains("Bring the boards back")
                .doesNotContain("class=\"curtain\"");

        desk.deal();

        assertThat(desk.get("/console/boards.pbn").body()).isEqualTo(dealt);
        assertThat(stranger.get(hands).body()).contains("[Deal ");
    }

    /// Where results are in, other boards are on the tables.
    @Test
    void nothingIsDealtForBoardsThatHaveBeenPlayed() {
        var desk =
                Desk.of(director, Map.of("title", "Club", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat();
        desk.begin(1).fill(1, "1", 1, "4SN=");

        var told = desk.post("/console/hands/deal", Map.of());

        assertThat(told.statusCode()).isEqualTo(CONFLICT);
        assertThat(told.body()).contains("boards that nobody has played");
    }
}

package overtrick.server.pages;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Phase;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;

/// What was lost on one's own boards is practised by one tap.
@Timeout(value = 90, unit = SECONDS)
@Tag("practice")
class OwnBoardsTest {

    @RegisterExtension
    private static final House HOUSE =
            House.dealing().with(club -> club.withRobots(Strength.THUMB));

    private static Browser ann;
    private static String key;

    @BeforeAll
    static void loseInTheLead() {
        String table;
        do {
            ann = HOUSE.visitor(); // who comes back would go on with the session
            table = PlayedBoard.by(ann);
        } while (HOUSE.firstBoard(table).cards().size() < 12); // passed out: the next one
        var board = HOUSE.firstBoard(table);
        key = board.table().code() + "-" + board.ordinal();
        var lost = new EnumMap<Seat, Map<Phase, Integer>>(Seat.class);
        for (var seat : Seat.values()) {
            lost.put(seat, Map.of(Phase.LEAD, 6));
        }
        HOUSE.club().boards().reviews().keep(board.at(), new Costs(lost));
    }

    @Test
    void oneTapLeadsFromWhatCostMostToTheBoard() {
        assertThat(ann.get("/me/boards").body())
                .contains("action=\"/practice/own/lead\"")
                .doesNotContain("action=\"/practice/own/defence\"");

        String board = ann.submit("/practice/own/lead", Map.of()).body();

        assertThat(board)
                .contains("It cost 6 IMPs.")
                .contains("What do you lead now?")
                .contains("name=\"board\" value=\"" + key + "\"");
        var fields = Map.of("board", key, "mark", "close");
        assertThat(ann.submit("/practice/own/lead", fields).uri().getPath())
                .isEqualTo("/practice/today");
        assertThat(ann.get("/practice/progress").body())
                .contains("own boards: opening leads")
                .contains("exercise comes back.");
        // tapped once more, nothing is begun anew
        ann.submit("/practice/own/lead", Map.of());
        assertThat(ann.get("/practice/progress").body()).contains("1 exercise comes back.");
    }

    @Test
    void nobodySeesTheBoardsOfOthers() {
        try (var ben = new Browser(HOUSE.port())) {
            assertThat(ben.get("/practice/own/lead?board=" + key).statusCode()).isEqualTo(404);
            assertThat(ben.get("/practice/own/lead").body()).contains("No board of yours");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/practice/own/luck", "/practice/own/lead?board=XXXXX-1"})
    void whatThereIsNotIsNotFound(String path) {
        assertThat(ann.get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void aWildMarkIsRefused() {
        var wild = ann.submit("/practice/own/lead", Map.of("board", key, "mark", "best"));
        assertThat(wild.statusCode()).isEqualTo(422);
    }
}

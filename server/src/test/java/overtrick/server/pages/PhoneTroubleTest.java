package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What telephones send by mistake: whoever sent it is told, the director is told, and nothing is
/// settled in silence.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class PhoneTroubleTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser phone = HOUSE.visitor();
    private final Browser theirs = HOUSE.visitor();

    /// Three tables that play two rounds of a board.
    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"))
                    .enter(6)
                    .seat()
                    .begin(1);

    private final String table = desk.tables().getOrDefault("1", "");

    @BeforeEach
    void bothSidesHaveATelephone() {
        Desk.says(phone, table, "NS");
        Desk.says(theirs, table, "EW");
    }

    private HttpResponse<String> send(int round, int board, String side, String result) {
        var fields = new LinkedHashMap<String, String>();
        fields.put("round", "" + round);
        fields.put("board", "" + board);
        fields.put("side", side);
        fields.put("result", result);
        fields.put("id", "1-2");
        fields.put("seen", "");
        return (side.equals("NS") ? phone : theirs).post(table + "/results", fields);
    }

    /// It was refused with this sentence, and the console shows the other.
    private void toldToBoth(HttpResponse<String> answer, String sentence, String matter) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(CONFLICT);
        assertThat(answer.body()).contains(sentence, "The director has been told");
        assertThat(desk.get("/console").body()).contains(matter);
        assertThat(desk.get("/console/trail").body()).contains(matter);
    }

    @Test
    void twoPeopleWhoEnterDifferentResultsAreBothHeard() {
        assertThat(send(1, 1, "NS", "4SN=").statusCode()).isEqualTo(200);
        assertThat(send(1, 1, "EW", "4SN-1").statusCode()).isEqualTo(200);

        assertThat(desk.get("/console").body()).contains("They do not agree", "4♠ N =", "4♠ N −1");
        assertThat(phone.get(table).body()).contains("The two sides have said different things");
        assertThat(desk.get("/boards/1").body()).doesNotContain("4♠ N");
    }

    @Test
    void aSecondTelephoneOfTheSameSideDoesNotOverrideTheFirst() {
        assertThat(send(1, 1, "NS", "4SN=").statusCode()).isEqualTo(200);

        toldToBoth(send(1, 1, "NS", "4SN+2"), "", "Board 1: 4♠ N +2 was sent, but 4♠ N = stands");
        assertThat(phone.get(table).body()).contains("4♠ N =");
    }

    @Test
    void whatIsSaidLaterOfAnAgreedResultIsForTheDirector() {
        send(1, 1, "NS", "4SN=");
        theirs.post(table + "/agree", Map.of("round", "1", "board", "1", "side", "EW"));

        toldToBoth(send(1, 1, "EW", "4SN-3"), "", "Board 1: 4♠ N −3 was sent, but 4♠ N = stands");
    }

    @Test
    void severalContradictionsOfOneTableAreAllKept() {
        phone.post(table + "/call", Map.of("side", "NS", "matter", ""));
        send(1, 1, "NS", "4SN=");

        toldToBoth(send(1, 1, "NS", "4SN+1"), "", "Board 1: 4♠ N +1 was sent, but 4♠ N = stands");
        toldToBoth(send(1, 1, "NS", "4SN+2"), "", "Board 1: 4♠ N +2 was sent, but 4♠ N = stands");
        assertThat(desk.get("/console").body())
                .contains("Board 1: 4♠ N +1 was sent, but 4♠ N = stands");
    }

    @Test
    void aBoardThatIsNotAtTheTableIsKeptForTheDirector() {
        toldToBoth(send(1, 3, "NS", "4SN="), "table 1", "Board 3: 4♠ N = was sent by somebody");
    }

    @Test
    void whereNobodySitsTheDirectorLooks() {
        var half =
                Desk.of(HOUSE.visitor(), Map.of("boards", "4", "movement", "howell"))
                        .enter(5)
                        .seat()
                        .begin(1);
        String body = half.get("/console").body();
        int empty = 0;
        for (var one : half.tables().entrySet()) {
            var answer =
                    HOUSE.visitor()
                            .post(
                                    one.getValue() + "/results",
                                    Map.of(
                                            "round", "1", "board", "1", "side", "EW", "result",
                                            "4SN="));
            empty += answer.body().contains("Nobody plays") ? 1 : 0;
        }

        assertThat(empty).as(body).isPositive();
        assertThat(half.get("/console").body()).contains("Board 1: 4♠ N = was sent by somebody");
    }

    @Test
    void aResultThatComesAfterTheEndIsToldToo() {
        for (int round = 1; round <= 3; round++) {
            for (var one : desk.tables().keySet()) {
                desk.fill(round, one, 1, "3NE-1");
            }
            if (round < 3) {
                desk.begin(round + 1);
            }
        }
        desk.does("/console/clock", Map.of("deed", "close"));

        toldToBoth(send(1, 1, "NS", "4SN="), "", "Board 1: 4♠ N = was sent, but 3NT E −1 stands");
        String console = desk.get("/console").body();
        String call = console.replaceAll("(?s).*name=\"call\" value=\"(\\d+)\".*", "$1");
        desk.does("/console/attend", Map.of("call", call));
        assertThat(desk.get("/console").body())
                .doesNotContain("Board 1: 4♠ N = was sent, but 3NT E −1 stands");
    }

    @Test
    void anOldLinkSaysWhereToAskForANewOne() {
        String old = table.substring(0, table.length() - 3) + "AAA";

        assertThat(phone.get(old).statusCode()).isEqualTo(NOT_FOUND);
        var answer =
                phone.post(
                        old + "/results",
                        Map.of("round", "1", "board", "1", "side", "NS", "result", "4SN="));
        assertThat(answer.statusCode()).isEqualTo(NOT_FOUND);
        assertThat(answer.body()).contains("Ask the director for a new one");
        assertThat(phone.get(table).body()).doesNotContain("4♠ N");
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Seven teams play a Swiss of three rounds, from the list of entries to the final ranking: a bye
/// in every round, telephones at a match, one result typed, one corrected.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class SwissTeamsTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final int TEAMS = 7;
    private static final int BOARDS = 4;
    private static final int ROUNDS = 3;

    private final Inspection pages = new Inspection("swiss");

    @Test
    void sevenTeamsPlayThreeRounds() {
        var director = EVENING.visitor();
        director.open("/events?kind=swiss-teams");
        pages.look(director, "start");
        Desk.answer(director, Map.of("boards", "" + BOARDS, "rounds", "" + ROUNDS));
        var desk = Desk.announced(director);

        desk.enter(TEAMS, "Team #: A#, B#, C#, D#");
        pages.look(director, "entries");
        desk.seat();
        var hall = EVENING.visitor();
        hall.open(desk.event() + "/hall");
        assertThat(hall.at(".screen .out")).containsText("Team 7");
        pages.look(hall, "hall");
        desk.begin(1);

        byTelephone(desk);
        for (int round = 1; round <= ROUNDS; round++) {
            desk.typeRound((table, _) -> table % 2 == 1 ? "3NN+1" : "2NN+1"); // at home they win
            if (round == 1) {
                desk.type("t5 b1 3NN+1 # South had said so at once");
                pages.look(director, "console");
            }
            if (round < ROUNDS) {
                draw(desk, round + 1);
            }
        }
        desk.close();
        results(desk.event());
        assertThat(pages.faults()).isEmpty();
    }

    /// Both rooms of the first match, each with its own half first: 4♠ made at one, down at the
    /// other.
    private void byTelephone(Desk desk) {
        for (int table = 1; table <= 2; table++) {
            var entry = TablePhone.open(EVENING.visitor(), desk.phone(table));
            var phone = entry.visitor();
            assertThat(phone.at(".room"))
                    .containsText(
                            table == 1
                                    ? "Other room: table 2. Here boards 1–4"
                                    : "Other room: table 1. Here boards 3–4, 1–2");
            for (int board = 1; board <= BOARDS; board++) {
                entry.enter("4", "S", "N", table == 1 ? "=" : "-1");
                entry.send();
                assertThat(phone.at("#told article")).hasCount(board);
                entry.agree();
                assertThat(phone.at("#told article.is-agreed")).hasCount(board);
            }
            if (table == 1) {
                pages.look(phone, "phone");
            }
        }
        // 420, 470, 470, 470 or with vulnerability 620, 720 …: ten IMPs or more on each board
        assertThat(desk.director().at("#standing .ematches")).containsText("Team 1 – Team 4");
    }

    private void draw(Desk desk, int round) {
        var director = desk.director();
        director.at("#clock a[href$='/console/draw']").click();
        assertThat(director.at(".drawn tbody tr")).hasCount(TEAMS / 2);
        assertThat(director.at(".drawn")).containsText("places 1 and");
        assertThat(director.at("main")).containsText("Bye: ");
        assertThat(director.at("main")).containsText("It is worth 12 VP.");
        if (round == 2) {
            pages.lookEverywhere(director, "draw");
        }
        desk.press("Take it: round " + round);
        director.at("main.console").waitFor();
        desk.begin(round);
        assertThat(director.at("#clock .round")).containsText("Round %d of 3".formatted(round));
    }

    private void results(String event) {
        var guest = EVENING.visitor();
        guest.open(event);
        assertThat(guest.at(".rlist tbody tr")).hasCount(TEAMS);
        var rows = guest.at(".rlist tbody tr").allInnerTexts();
        assertThat(rows.getFirst()).contains("Team");
        pages.lookEverywhere(guest, "ranking");
        guest.open(event + "/rounds/1");
        assertThat(guest.at("main")).containsText("Not playing: Team 7");
        pages.lookEverywhere(guest, "round");
        guest.open(event + "/matches/1/1");
        assertThat(guest.at("main")).containsText("Open room");
        assertThat(guest.at("main")).containsText("4 of 4 boards");
        pages.lookEverywhere(guest, "match");
        guest.open(event + "/cross");
        pages.lookEverywhere(guest, "cross");
        guest.open(event);
        guest.at(".rlist tbody a").first().click();
        pages.look(guest, "card");
    }
}

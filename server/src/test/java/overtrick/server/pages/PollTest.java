package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A director asks players on their telephones what they would have called, and robots beside them.
@Timeout(60)
@Tag("law")
class PollTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private static final Map<String, String> PAUSE =
            Map.of(
                    "dealer", "N",
                    "vulnerable", "ns",
                    "auction", "1S 4H P P",
                    "hand", "AKQ72.T9.J54.K32",
                    "taken", "4S",
                    "suggested", "4S X");

    private final Browser director = HOUSE.visitor();

    @Test
    void playersAnswerWithoutKnowingTheCase() {
        var page = director.submit("/laws/polls", PAUSE);
        String path = page.uri().getPath();
        String vote = page.body().replaceAll("(?s).*(/polls/[\\w-]+)\".*", "$1");

        String asked = HOUSE.visitor().get(vote).body();
        assertThat(asked)
                .contains("You", "Partner", "Your side is vulnerable", "A K Q 7 2")
                .doesNotContain("suggested", "North", path);
        for (String call : new String[] {"P", "P", "4S"}) {
            var player = HOUSE.visitor();
            player.submit(vote, Map.of("call", "X"));
            assertThat(player.submit(vote, Map.of("call", call, "also-P", "on")).body())
                    .contains("your answer counts");
        }
        assertThat(director.get(path).body())
                .contains("Of 3 players asked", "Pass 2, 4♠ 1", "100% Pass (Law 12C1)");
        String by = "for the side not at fault";
        await().until(() -> director.get(path + "/counts").body().contains(by));
        assertThat(director.get(path + "/counts").body())
                .contains("What the layouts say")
                .containsPattern("By \\d+ layouts, for the side not at fault: \\d+% 4♥")
                .contains("less than one time in 10", "No Law draws that line");
    }

    @Test
    void robotsAnswerInTheBackground() {
        String path = director.submit("/laws/polls", PAUSE).uri().getPath();
        await().until(() -> director.get(path + "/counts").body().contains("12 robots"));

        assertThat(director.get(path + "/counts").body()).contains("of 12 robots");
    }

    @Test
    void whatIsNotUnderstoodIsSaid() {
        var wrong = new HashMap<>(PAUSE);
        wrong.put("hand", "AKQ");
        assertThat(director.post("/laws/polls", wrong).statusCode()).isEqualTo(422);
        wrong.putAll(Map.of("hand", "AKQ72.T9.J54.K32", "taken", "3S"));
        assertThat(director.post("/laws/polls", wrong).statusCode()).isEqualTo(422);
        wrong.putAll(Map.of("taken", "", "hands", "N:AKQ2.T98.J54.K32"));
        assertThat(director.post("/laws/polls", wrong).statusCode()).isEqualTo(422);
        wrong.putAll(Map.of("hands", "", "system", "nothing"));
        assertThat(director.post("/laws/polls", wrong).statusCode()).isEqualTo(422);
        assertThat(director.get("/laws/polls/nothing").statusCode()).isEqualTo(404);
        assertThat(director.get("/polls/nothing").statusCode()).isEqualTo(404);
    }

    /// A stranger chooses one call that is legal there; more than two hundred signs of a field are
    /// not even repeated.
    @Test
    void whatStrangersSendIsLimited() {
        var page = director.submit("/laws/polls", PAUSE);
        String vote = page.body().replaceAll("(?s).*(/polls/[\\w-]+)\".*", "$1");
        var player = HOUSE.visitor();
        for (String call : new String[] {"", "4H", "8C", "P P", "P".repeat(5_000)}) {
            assertThat(player.post(vote, Map.of("call", call)).statusCode())
                    .as(call)
                    .isEqualTo(422);
        }
        assertThat(
                        player.submit(vote, Map.of("call", "P", "also-4H", "on", "also-8C", "on"))
                                .body())
                .contains("your answer counts");
        assertThat(director.get(page.uri().getPath()).body())
                .contains("Answers of players: 1")
                .doesNotContain("8♣");

        var wrong = new HashMap<>(PAUSE);
        wrong.put("hand", "A".repeat(300));
        assertThat(director.post("/laws/polls", wrong).body())
                .contains("A".repeat(200))
                .doesNotContain("A".repeat(201));
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What somebody has played: picked by what it was, with what cost most, and to be taken home.
@Timeout(90)
class MyBoardsTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    @Test
    void boardsArePickedMarkedAndTakenHome() {
        var ann = EVENING.visitor();
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        ann.at("#decided.decided").waitFor();
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");
        assertThat(ann.at("#analysis .makes td")).hasCount(20); // what it has cost is known then
        ann.at("#own input[name='mark']").check();
        ann.at("#own .note button").click();

        ann.open("/me/boards");
        assertThat(ann.at("table.mine tbody tr")).hasCount(1);
        assertThat(ann.at(".filter")).hasCount(0); // among one there is nothing to choose

        ann.open("/me/boards?role=defender");
        assertThat(ann.at("table.mine tbody tr")).hasCount(0);
        pick(ann, "role", "declarer", 1);
        pick(ann, "role", "defender", 0);
        ann.open("/me/boards?marked=yes");
        assertThat(ann.at("table.mine .marked")).hasCount(1);
        assertThat(ann.at("section.losses svg")).hasCount(1);
        assertThat(text(ann, "/me/boards.pbn")).contains("[Contract \"7");
        assertThat(text(ann, "/me/boards.csv").lines()).hasSize(2);
    }

    private static void pick(Visitor ann, String field, String value, int boards) {
        ann.at("select[name='%s']".formatted(field)).selectOption(value);
        ann.at(".filter button").click();
        assertThat(ann.at("table.mine tbody tr")).hasCount(boards);
    }

    private static String text(Visitor ann, String path) {
        return new String(ann.download(path), StandardCharsets.UTF_8);
    }
}

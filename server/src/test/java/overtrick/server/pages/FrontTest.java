package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The front page, which changes with the day and the person, and the pages it leads to.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("page")
class FrontTest {

    private static final Pattern HAND =
            Pattern.compile("<div class=\"fan held\".*?</div>", Pattern.DOTALL);

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser ann = HOUSE.visitor();

    @Test
    void whoIsNewIsShownWhereToLearn() {
        String front = ann.get("/").body();

        assertThat(front)
                .contains("New here?")
                .contains("href=\"/learn\"")
                .doesNotContain("Where you left off")
                .doesNotContain("fan held");
    }

    @Test
    void whoLeftABoardFindsTheWayBackAndTheirOwnHand() {
        String table = ann.submit("/play", Map.of()).uri().getPath();

        String front = ann.get("/").body();

        assertThat(front).contains("Where you left off").contains("href=\"" + table + "\"");
        var hand = HAND.matcher(front);
        assertThat(hand.find()).isTrue();
        assertThat(hand.group()).contains("cards.svg#");
        assertThat(hand.group().split("cards.svg#", -1)).hasSize(14); // thirteen cards
        assertThat(HOUSE.visitor().get("/").body()).doesNotContain("fan held");
    }

    @Test
    void everyLessonThatIsOfferedIsThere() {
        String page = ann.get("/learn").body();

        for (String lesson :
                new String[] {"/can/learn", "/laws/training", "/systems", "/odds", "/look"}) {
            assertThat(page).contains("href=\"" + lesson + "\"");
            assertThat(ann.get(lesson).statusCode()).as(lesson).isIn(200, 303);
        }
    }

    /// Bài Càn is at home in Vietnamese: there it is the first door.
    @Test
    void aVietnameseFrontPageBeginsWithBaiCan() {
        var visitor = HOUSE.visitor();
        assertThat(firstDoor(visitor)).doesNotContain("Bài Càn");

        visitor.post("/preferences", Map.of("lang", "vi"));

        assertThat(firstDoor(visitor)).contains("Bài Càn");
    }

    private static String firstDoor(Browser visitor) {
        String doors = visitor.get("/").body().split("class=\"doors\"", 2)[1];
        return doors.split("</h2>", 2)[0];
    }

    @Test
    void aTableIsOpenedOnAPageOfItsOwn() {
        assertThat(ann.get("/").body()).contains("href=\"/open\"");
        assertThat(ann.get("/open").body())
                .contains("action=\"/tables\"")
                .contains("name=\"access\"")
                .contains("name=\"laws\"");
    }

    /// What went wrong lies in no wing of the club.
    @Test
    void aPageThatSaysWhatWentWrongMarksNoPlaceInTheMenu() {
        var visitor = HOUSE.visitor();

        var missing = visitor.get("/events/no-such-page/at-all");

        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(missing.body()).contains("class=\"wings\"").doesNotContain("aria-current=\"");
        assertThat(visitor.get("/learn").body()).contains("aria-current=\"page\"");
    }
}

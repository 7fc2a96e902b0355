package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A file dropped on any page is opened; those who do not drag choose it.
@Timeout(90)
class DroppedFileTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final String RESULTS = "board,ns,ew,result\n1,1,2,4SN=\n1,3,4,3NE-1\n";

    /// What a browser does with files that are held over an element, and let go there.
    private static final String DRAG =
            """
            ({selector, names, texts, kinds}) => {
                const files = new DataTransfer();
                names.forEach((name, at) => files.items.add(new File([texts[at]], name)));
                const place = document.querySelector(selector);
                for (const kind of kinds) {
                    place.dispatchEvent(new DragEvent(kind,
                        {dataTransfer: files, bubbles: true, cancelable: true, composed: true}));
                }
                return document.querySelector('#dropping').hidden;
            }
            """;

    private static boolean drag(
            Visitor ann, String selector, Map<String, String> files, String... kinds) {
        return (boolean)
                ann.page()
                        .evaluate(
                                DRAG,
                                Map.of(
                                        "selector",
                                        selector,
                                        "names",
                                        List.copyOf(files.keySet()),
                                        "texts",
                                        List.copyOf(files.values()),
                                        "kinds",
                                        List.of(kinds)));
    }

    @Test
    void aFileDroppedOnAnyPageIsOpened() {
        var ann = EVENING.visitor();
        for (var path : List.of("/", "/learn", "/events", "/me/boards", "/viewer")) {
            ann.open(path);
            assertThat(drag(ann, "main", Map.of("a.pbn", Boards.GAME), "dragenter", "dragover"))
                    .as("the page says where to drop: " + path)
                    .isFalse();

            drag(ann, "main", Map.of("a.pbn", Boards.GAME), "drop");

            ann.page().waitForURL("**/files/*");
            assertThat(ann.at(".opened .kind")).containsText("PBN");
        }
    }

    @Test
    void severalFilesAreOpenedTogetherAtATableToo() {
        var ann = EVENING.visitor();
        ann.playNow();

        drag(ann, "main", Map.of("a.pbn", Boards.GAME, "club.csv", RESULTS), "dragover", "drop");

        ann.page().waitForURL("**/files/*");
        assertThat(ann.at(".opened")).hasCount(2);
        ann.at(".opened a[href$='/ranking']").click();
        assertThat(ann.at("table.ranked tbody tr")).hasCount(4);
    }

    @Test
    void thePageIsQuietAgainWhenTheFileIsTakenAway() {
        var ann = EVENING.visitor();
        ann.open("/learn");
        drag(ann, "main", Map.of("a.pbn", Boards.GAME), "dragenter", "dragover");

        assertThat(ann.at("#dropping")).isHidden(); // no event says so: it is seen by the silence
    }

    @Test
    void aFieldThatTakesFilesGetsThem() {
        var ann = EVENING.visitor();
        ann.open("/look");

        boolean hidden = drag(ann, "label.drop", Map.of("a.pbn", Boards.GAME), "dragover", "drop");

        assertThat(hidden).isTrue();
        assertThat(ann.page().url()).endsWith("/look");
        assertThat(ann.at("label.drop input").evaluate("field => field.files[0].name"))
                .isEqualTo("a.pbn");
        ann.at("form.look button.main").click();
        ann.page().waitForURL("**/look/*");
    }

    @Test
    void textThatIsDraggedIsNoFile() {
        var ann = EVENING.visitor();
        ann.open("/learn");

        assertThat(drag(ann, "main", Map.of(), "dragenter", "dragover", "drop")).isTrue();
        assertThat(ann.page().url()).endsWith("/learn");
    }

    @Test
    void aFileIsChosenByKeyboardAlone() {
        var ann = EVENING.visitor();
        ann.open("/learn");
        ann.at("header.top button[popovertarget='likes']").focus();
        ann.page().keyboard().press("Enter");
        assertThat(ann.at("#likes")).isVisible();
        ann.at("#likes a[href='/files']").focus();
        ann.page().keyboard().press("Enter");
        ann.page().waitForURL("**/files");

        ann.at("input[type='file']")
                .setInputFiles(
                        new FilePayload(
                                "club.csv", "text/csv", RESULTS.getBytes(StandardCharsets.UTF_8)));
        ann.at("form.look button.main").focus();
        ann.page().keyboard().press("Enter");

        ann.page().waitForURL("**/files/*");
        assertThat(ann.at(".opened h2")).hasText("club.csv");
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The games that bridge grew from, against robots, and a table at which five play in turn.
class OldGamesTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Path PICTURES = Path.of("target", "social");

    /// At a table of the game with robots.
    private static Visitor begun(String game) {
        var ann = EVENING.visitor();
        begin(ann, game);
        return ann;
    }

    private static void begin(Visitor visitor, String game) {
        visitor.open("/social");
        visitor.at("#" + game + " ~ form button").click();
        visitor.at("main.table").waitFor();
    }

    private static void isAccessible(Visitor visitor) {
        var faults = new AxeBuilder(visitor.page()).setLegacyMode(true).analyze().getViolations();
        assertThat(faults).isEmpty();
    }

    @Test
    void aDealOfWhistWithThreeRobots() {
        var ann = begun("whist");
        ann.awaitMyTurn();
        assertThat(ann.at("#auction .turned")).containsText("Turned up");
        assertThat(ann.at("#board .goal")).containsText("trumps");
        assertThat(ann.at(".place.dummy")).hasCount(0);
        while (ann.awaitTurnOrEnd()) {
            ann.move();
        }

        assertThat(ann.at("#verdict h2")).containsText("tricks");
        assertThat(ann.at("#sheet table.whist tbody tr").first()).isVisible();
        isAccessible(ann);
        ann.at("#verdict .go").click();
        assertThat(ann.at("#verdict .outcome")).hasCount(0);
    }

    @Test
    void aDealOfCutThroatWithTwoRobots() {
        var ann = begun("cut-throat");
        assertThat(ann.at("#sheet .columns section")).hasCount(3);
        while (ann.awaitTurnOrEnd()) {
            ann.move();
        }

        assertThat(ann.at("#verdict .outcome")).isVisible();
        isAccessible(ann);
        ann.at("#verdict .go").click();
        assertThat(ann.at("#verdict .outcome")).hasCount(0);
        assertThat(ann.at("#sheet .columns section")).hasCount(3);
    }

    /// Two people and three robots: after a game of American whist somebody makes room for who
    /// waits, and what each has won is written down by names.
    @Test
    void fivePlayInTurn() {
        var ann = begun("whist-american");
        var table = ann.table();
        ann.letAllIn();
        var bea = EVENING.visitor();
        bea.join(table);
        bea.at("form[action$='/wait'] button").click();
        bea.at("main.asking input[name='name']").fill("Bea");
        bea.at("main.asking button").click();
        assertThat(bea.at(".turns p")).containsText("Waiting to play");
        ann.at("form[action$='/sit-out'] button").first().evaluate("button => button.click()");
        while (ann.at("#sheet .ledger").count() == 0) {
            ann.at("#verdict .go").waitFor();
            if (ann.at("#sheet .ledger").count() == 0) {
                ann.at("#verdict .go").click();
                assertThat(ann.at("#verdict .outcome")).hasCount(0);
            }
        }

        assertThat(ann.at("#sheet .ledger thead th")).hasCount(5);
        isAccessible(ann);
        ann.at("#verdict .go").click();
        assertThat(bea.at("#place-N.at-bottom")).isVisible();
        assertThat(bea.at(".turns p")).containsText("Waiting to play");
    }

    /// Every sheet in both themes and languages, on three screens; written down when asked for.
    @ParameterizedTest
    @ValueSource(
            strings = {"whist", "dummy-whist", "bridge-whist", "auction", "plafond", "cut-throat"})
    @EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
    void everySheetIsLookedAt(String game) {
        for (var locale : List.of("en-GB", "vi-VN")) {
            var ann = EVENING.visitor(locale);
            begin(ann, game);
            ann.awaitTurnOrEnd();
            keep(ann, game + "-begun-" + locale);
            ann.at("form[action$='/sit-out'] button").first().evaluate("button => button.click()");
            ann.at("#verdict .go").waitFor();
            keep(ann, game + "-over-" + locale);
            isAccessible(ann);
        }
    }

    private static void keep(Visitor visitor, String name) {
        for (var theme : List.of("light", "dark")) {
            visitor.page()
                    .evaluate("theme => document.documentElement.dataset.theme = theme", theme);
            for (int[] size : new int[][] {{390, 844}, {820, 1180}, {1440, 900}}) {
                visitor.page().setViewportSize(size[0], size[1]);
                var file = PICTURES.resolve("%s-%s-%d.png".formatted(name, theme, size[0]));
                visitor.page().screenshot(new ScreenshotOptions().setPath(file));
            }
        }
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Seat;

/// The games that bridge grew from, against robots, and a table at which five play in turn.
class OldGamesTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// Two tricks or three, the calls before them included.
    private static final int OWN_MOVES = 8;

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
        assertThat(Axe.faults(visitor)).isEmpty();
    }

    @Test
    void aDealOfWhistWithThreeRobots() {
        var ann = begun("whist");
        ann.awaitMyTurn();
        assertThat(ann.at("#auction .turned")).containsText("Turned up");
        assertThat(ann.at("#board .goal")).containsText("trumps");
        assertThat(ann.at(".place.dummy")).hasCount(0);
        ann.moveAndSitOut(OWN_MOVES);

        assertThat(ann.at("#verdict h2")).containsText("tricks");
        assertThat(ann.at("#sheet table.whist tbody tr").first()).isVisible();
        isAccessible(ann);
        looksAtTheDeal(ann);
        ann.at("#verdict .go").click();
        assertThat(ann.at("#verdict .outcome")).hasCount(0);
    }

    /// The play card by card with what every card was worth, and back to the table.
    private static void looksAtTheDeal(Visitor visitor) {
        visitor.at("#verdict a[href*='/deals/']").click();
        visitor.at("#step-next").click();
        assertThat(visitor.at("#steps .at b")).hasText("1");
        visitor.at("#worths:not(:empty)").waitFor();
        isAccessible(visitor);
        visitor.at(".outcome a.main").click();
        visitor.at("#verdict .outcome").waitFor();
    }

    @Test
    void aRubberOfCutThroatWithTwoRobots() {
        var ann = begun("cut-throat");
        assertThat(ann.at("#sheet .columns section")).hasCount(3);
        ann.moveAndSitOut(OWN_MOVES);

        assertThat(ann.at("#verdict .outcome")).isVisible();
        isAccessible(ann);
        Unseen.playToTheEnd(EVENING.house(), ann);
        assertThat(ann.at("#verdict h2 small")).containsText("wins with");
        assertThat(ann.at("#sheet .evening tbody tr")).hasCount(1);
        assertThat(ann.at("#sheet .columns section")).hasCount(3);
    }

    /// Two people and three robots: Bea comes by the code that she was told, a fifth plays in turn,
    /// and after a game of American whist what each has won is written down by names.
    @Test
    void fivePlayInTurn() {
        var ann = EVENING.visitor();
        var bea = EVENING.visitor();
        ann.open("/social");
        var opening = ann.at(".friends form[action='/social/tables']");
        opening.locator("input[name='name']").fill("Ann");
        opening.locator("select[name='form']").selectOption("WHIST_AMERICAN");
        opening.locator("input[name='draw']").uncheck();
        opening.locator("button").click();
        assertThat(ann.at(".invite img.qr")).isVisible();

        bea.open("/social");
        bea.at("form[action='/join'] input").fill(ann.at(".invite b").textContent());
        bea.at("form[action='/join'] button").click();
        bea.sit(Seat.EAST);
        ann.at(".invite form[action$='/fill'] button").click();
        ann.press("form[action$='/add-to-circle'] button");
        assertThat(bea.at(".turns p")).containsText("Waiting to play");
        for (var each : List.of(ann, bea)) {
            each.awaitPhase("play");
            each.at("[popovertarget=more]").first().click();
            each.at("form[action$='/sit-out'] button").click();
            each.at("form[action$='/come-back'] button").waitFor();
        }
        playToTheEnd(ann);

        assertThat(ann.at("#sheet .ledger thead th")).hasCount(5); // a number and four who played
        isAccessible(ann);
        ann.at("form[action$='/come-back'] button").click();
        assertThat(ann.at("form[action$='/come-back'] button")).hasCount(0);
        if (ann.at("#verdict .go").isVisible()) { // robots among themselves go on by themselves
            ann.at("#verdict .go").click();
        }
        assertThat(ann.at("#place-N .who")).hasText("Robot in turn");
        assertThat(bea.at(".turns p")).not().containsText("Robot in turn");
    }

    /// Goes on from deal to deal until the game is over; a robot plays.
    private static void playToTheEnd(Visitor visitor) {
        visitor.at("#verdict .go").waitFor();
        playOn(visitor, Unseen.MOST_DEALS);
    }

    /// So many deals more, as far as the game goes; a robot plays.
    private static void playOn(Visitor visitor, int deals) {
        for (int deal = 0; deal < deals && visitor.at("#verdict h2 small").count() == 0; deal++) {
            visitor.nextDeal();
        }
    }

    /// Every sheet in both themes and languages, on three screens, and the pages before and after
    /// it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubber",
                "chicago",
                "party",
                "whist",
                "dummy-whist",
                "bridge-whist",
                "auction",
                "plafond",
                "cut-throat"
            })
    @EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
    void everySheetIsLookedAt(String game) {
        for (var locale : List.of("en-GB", "vi-VN")) {
            var ann = EVENING.visitor(locale);
            begin(ann, game);
            ann.awaitTurnOrEnd();
            keep(ann, game + "-begun-" + locale, "light");
            ann.sitOut();
            ann.at("#verdict .go").waitFor();
            playOn(ann, 2);
            keep(ann, game + "-over-" + locale, "light", "dark");
            isAccessible(ann);
            ann.at("#verdict .choices a").click();
            if (ann.at("#step-last").count() > 0) { // nothing was played where all have passed
                ann.at("#step-last").click();
            }
            keep(ann, game + "-deal-" + locale, "light");
            isAccessible(ann);
            ann.leave();
        }
    }

    private static void keep(Visitor visitor, String name, String... themes) {
        for (var theme : themes) {
            AccessibilityTest.dress(visitor, "theme", theme);
            for (int[] size : new int[][] {{390, 844}, {820, 1180}, {1440, 900}}) {
                visitor.page().setViewportSize(size[0], size[1]);
                var file = PICTURES.resolve("%s-%s-%d.jpg".formatted(name, theme, size[0]));
                visitor.page().screenshot(GalleryTest.picture(file).setFullPage(true));
            }
        }
    }
}

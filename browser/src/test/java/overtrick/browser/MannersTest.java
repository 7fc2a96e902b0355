package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridgetable.clock.StopCard;
import overtrick.cards.Seat;

/// What people at a table may want beside the game: agreements of their own, the stop card, a
/// clock, what has been seen, score sheets, and a code that telephones read. With
/// `-Dovertrick.gallery=true` pictures of it are put into `target/gallery/manners`.
class MannersTest {

    /// East, who deals, opens a weak 2♠; South is next.
    private static final String JUMP =
            """
            [Board "2"]
            [Dealer "E"]
            [Vulnerable "NS"]
            [Deal "N:A2.KJ32.A32.5432 KQJ976.54.T98.98 T84.A986.KJ7.AQ6 53.QT7.Q654.KJT7"]
            """;

    @RegisterExtension private static final Evening EVENING = Evening.playing(JUMP);

    /// The page looks for stop cards and clocks four times a second.
    private static final int LOOKED_MILLIS = 300;

    private static final Path GALLERY = Path.of("target", "gallery", "manners");

    private static void open(Visitor visitor) {
        visitor.open("/open");
        Visitor.unfold(visitor.at("form[action='/tables']"));
    }

    private static void go(Visitor visitor) {
        var form = visitor.at("form[action='/tables']");
        if (form.locator("input[name='name']").count() > 0) {
            form.locator("input[name='name']").fill("Ann");
        }
        form.locator("button:not([type='button'])").last().click();
        visitor.at("main.table").waitFor();
    }

    private static void openWith(Visitor visitor, String... customs) {
        open(visitor);
        visitor.at("input[name='robots'][value='yes']").check();
        for (var custom : customs) {
            visitor.at("form[action='/tables'] input[name='%s']".formatted(custom)).check();
        }
        go(visitor);
        visitor.awaitMyTurn();
    }

    private static void show(Visitor visitor, String what) {
        if (!GalleryTest.isOpen()) {
            return;
        }
        for (var size : Size.ALL) {
            size.of(visitor);
            visitor.keepPicture(GALLERY.resolve("%s-%s.png".formatted(what, size)));
        }
        Size.DESK.of(visitor);
    }

    @Test
    void whatASystemLeavesOpenIsFoldedAwayAndFollowsTheSystem() {
        var ann = EVENING.visitor();
        ann.open("/open");
        assertThat(ann.at("#choices")).isHidden();

        open(ann);
        ann.at("form[action='/tables'] select[name='ns']").selectOption("acol");
        assertThat(ann.at("#choices legend").first()).containsText("Acol");
        ann.at("[id='choice-ns.two-bids']").selectOption("weak");
        assertThat(ann.at("[id='choice-ns.weak-twos-by']")).isVisible();
        ann.at("[id='choice-ew.stayman']").selectOption("club");
        assertThat(ann.at("[id='choice-ns.two-bids']")).hasValue("weak");
        ann.at("input[name='robots'][value='yes']").check();
        show(ann, "choices");
        go(ann);

        ann.awaitMyTurn();
        assertThat(ann.at("#auction .agreed a").first())
                .hasAttribute("href", "/systems/acol:two-bids=weak");
        ann.open(String.valueOf(ann.at("#auction .agreed a").last().getAttribute("href")));
        assertThat(ann.at(".left .own dd")).containsText("2NT, as in the club");
        show(ann, "card");
    }

    @Test
    void theBoxOpensByItselfWhenTheStopCardHasBeenOutLongEnough() {
        var ann = EVENING.visitor();
        ann.page().clock().install();
        openWith(ann, "stop_card");
        ann.listenToPage();

        assertThat(ann.at("#place-E .stop")).isVisible();
        assertThat(ann.callButton("P")).isDisabled();
        ann.page().keyboard().press("p");
        assertThat(ann.at("#notice")).isVisible();
        assertThat(ann.at(".held")).isVisible();
        show(ann, "stop");
        passThePause(ann);
        assertThat(ann.callButton("P")).isEnabled();
        assertThat(ann.at(".held")).hasCount(0);
        assertThat(ann.heard()).endsWith("Your call");
        ann.call("P");
        assertThat(ann.at("#place-E .stop")).hasCount(0);
    }

    /// The page must have seen the stop card before the time that it is out can pass.
    private static void passThePause(Visitor visitor) {
        EVENING.house().passTime(StopCard.PAUSE);
        visitor.page().clock().runFor(LOOKED_MILLIS);
        visitor.page().clock().fastForward(StopCard.PAUSE.toMillis());
    }

    @Test
    void theClockRunsOnWhileSomebodyThinks() {
        var ann = EVENING.visitor();
        openWith(ann, "clock");
        var mine = ann.at("#clock .runs b");
        String first = mine.textContent();

        Patience.await("the clock to run on", () -> !mine.textContent().equals(first));

        assertThat(ann.at("#clock .runs abbr")).hasText("S");
        show(ann, "clock");
    }

    @Test
    void whatHasBeenSeenIsCountedInThePlay() {
        var ann = EVENING.visitor();
        openWith(ann, "memory", "clock");
        ann.declare("7N");
        ann.awaitMyTurn();
        ann.move();
        ann.awaitMyTurn();

        assertThat(ann.at("#memory .seen")).hasCount(4);
        assertThat(ann.at("#memory .gone").first()).hasCount(1);
        assertThat(ann.at("#memory .note").last()).containsText("High-card points unseen");
        show(ann, "memory");
    }

    @Test
    void aTableThatWaitsShowsItsCodeForTelephones() {
        var ann = EVENING.visitor();
        ann.openTable();

        var code = ann.at(".invite .qr");
        assertThat(code).isVisible();
        assertThat(code.evaluate("picture => picture.naturalWidth > 0")).isEqualTo(true);
        ann.seatRobot(Seat.WEST);
        assertThat(code).isVisible();
        show(ann, "waiting");
    }

    @Test
    void aCallForHelpReachesTheOwner() {
        var ann = EVENING.visitor();
        ann.openTable();
        var bea = EVENING.visitor();
        bea.join(ann.table());
        bea.sit(Seat.NORTH);

        bea.at("button[popovertarget='more']").click();
        bea.at("form[action$='/call-for-help'] button").click();

        Size.ALL.getFirst().of(ann);
        assertThat(ann.at("#coming .calls")).containsText("Bea");
        assertThat(ann.at("form[action$='/help-given'] button")).isInViewport();
        ann.at("form[action$='/help-given'] button").click();
        assertThat(bea.at("#coming .calls")).hasCount(0);
    }

    @Test
    void aSessionFitsOnAPageOfPaper() {
        var ann = EVENING.visitor();
        openWith(ann);
        comeToTheEnd(ann);
        ann.at("#verdict a[href$='/sheet']").click();

        assertThat(ann.at(".score-sheet tbody tr")).hasCount(1);
        assertThat(ann.at(".score-sheet tbody tr th")).hasText("2");
        show(ann, "sheet");
        assertFitsOnPaper(ann);
        ann.open("/sheet");
        show(ann, "blank-sheet");
        assertFitsOnPaper(ann);
        ann.open("/sheet?kind=slips&boards=8");
        show(ann, "blank-slips");
        assertFitsOnPaper(ann);
    }

    private static void comeToTheEnd(Visitor ann) {
        ann.declare("7N");
        ann.concede();
    }

    /// A4 is 794 pixels wide; 12 mm on each side stay free.
    private static void assertFitsOnPaper(Visitor ann) {
        ann.page().setViewportSize(703, 1000);
        ann.page().emulateMedia(new EmulateMediaOptions().setMedia(Media.PRINT));
        ann.at(".score-sheet .choices")
                .first()
                .waitFor(new WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        assertThat(ann.page().evaluate("() => document.documentElement.scrollWidth <= 703"))
                .isEqualTo(true);
        if (GalleryTest.isOpen()) {
            ann.keepPicture(GALLERY.resolve("print%s.png".formatted(ann.page().url().hashCode())));
        }
        ann.page().emulateMedia(new EmulateMediaOptions().setMedia(Media.SCREEN));
        Size.DESK.of(ann);
    }

    @ParameterizedTest
    @MethodSource("overtrick.browser.AccessibilityTest#themes")
    void nothingSeriousIsInTheWayOfAnybody(String theme) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor();
        ann.page().clock().install();
        ann.prefer("theme", theme);
        open(ann);
        faults.addAll(AccessibilityTest.faults(ann, "choices"));
        openWith(ann, "stop_card", "clock", "memory");
        faults.addAll(AccessibilityTest.faults(ann, "stop card and clock"));
        passThePause(ann);
        assertThat(ann.callButton("P")).isEnabled();
        comeToTheEnd(ann);
        ann.open("/tables/" + ann.table().code() + "/sheet");
        faults.addAll(AccessibilityTest.faults(ann, "score sheet"));
        ann.open("/sheet?kind=slips");
        faults.addAll(AccessibilityTest.faults(ann, "score slips"));
        ann.open("/systems/acol:two-bids=weak");
        faults.addAll(AccessibilityTest.faults(ann, "card with choices"));

        assertThat(faults).isEmpty();
    }
}

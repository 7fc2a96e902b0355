package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What pages do by themselves and no other test looks at: links are copied, cards ask twice, names
/// are completed, clocks count down, and a telephone without a server goes on to the next round.
@Timeout(300)
class ByItselfTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @Test
    void aLinkIsCopied() {
        var ann = EVENING.visitor();
        ann.openTable();
        ann.page().context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        var copy = ann.at("#main [data-copy]").first();

        copy.click();

        assertThat(ann.at("#notice")).hasText(copy.getAttribute("data-copied"));
        assertThat(ann.page().evaluate("() => navigator.clipboard.readText()"))
                .isEqualTo(EVENING.house().address("/tables/" + ann.table().code()));
    }

    /// For those whose finger is large: the first tap raises the card, the second plays it.
    @Test
    void aCardIsPlayedByTheSecondTap() {
        var ann = EVENING.visitor();
        ann.prefer("confirm", "yes");
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        var card = ann.cardButton(ann.playable().highest());

        card.click(new ClickOptions().setPosition(8, 14));
        assertThat(ann.at(".hand .card.raised")).hasCount(1);
        assertThat(ann.at("#notice")).not().isEmpty();

        ann.at(".hand .card.raised").click(new ClickOptions().setPosition(8, 14));
        assertThat(card).hasCount(0);
    }

    /// Who was here before is offered as the director types, and Tab takes the first.
    @Test
    void namesOfThoseWhoWereHereAreCompleted() {
        var director = EVENING.visitor();
        Desk.announce(director, "pairs", Map.of("title", "First", "boards", "6"))
                .enter(6, "Wilhelmina# Quist – Oduya# Bram");
        Desk.announce(director, "pairs", Map.of("title", "Second", "boards", "6"));
        var names = director.at("#names");

        names.pressSequentially("Wilhelmina3");
        assertThat(director.at("#known [data-name]").first()).hasText("Wilhelmina3 Quist");
        names.press("Tab");

        assertThat(names).hasValue("Wilhelmina3 Quist – ");
        assertThat(names).isFocused();
        assertThat(director.at("#known [data-name]")).hasCount(0);
    }

    @Test
    void theClockOfARoundCountsDown() {
        var desk = round();

        var clock = desk.director().at("#clock [data-end]");
        assertThat(clock).hasText(Pattern.compile("^\\d+:\\d\\d$"));
        int before = seconds(clock.innerText());
        desk.director()
                .page()
                .waitForFunction(
                        "was => document.querySelector('#clock [data-end]').textContent !== was",
                        clock.innerText());

        assertThat(seconds(clock.innerText())).isLessThan(before);
    }

    private static Desk round() {
        var desk =
                Desk.announce(EVENING.visitor(), "pairs", Map.of("title", "Round", "boards", "6"));
        desk.enter(6, "Anna# – Bea#");
        desk.seat("mitchell");
        desk.begin(1);
        return desk;
    }

    private static int seconds(String clock) {
        var parts = clock.split(":");
        return Integer.parseInt(parts[0]) * 60 + Integer.parseInt(parts[1]);
    }

    /// What it has been told waits on it, and the plan of the movement is known to it.
    @Test
    void withoutAServerATelephoneGoesOnToTheNextRound() {
        var desk = round();
        var lan = EVENING.visitor();
        var phone = TablePhone.open(lan, desk.phone(1));
        int boards = lan.at(".bchip.is-open").count();
        EVENING.house().shut();
        lan.at("body.lost").waitFor();
        for (int board = 0; board < boards; board++) {
            phone.enter("1", "N", "N", "=");
            phone.send();
        }

        assertThat(lan.at("#queue")).isVisible();
        lan.page().evaluate("dispatchEvent(new Event('unsent'))"); // the line is looked at again
        assertThat(lan.at(".bchip.waiting")).hasCount(boards);
        lan.at("#ahead").click();

        assertThat(lan.at("#head")).hasAttribute("data-round", "2");
        assertThat(lan.at(".bchip.is-open")).hasCount(boards);
        EVENING.house().reopen();
        lan.at("#queue").waitFor(new WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        lan.expectErrors();
        desk.director().expectErrors();
    }
}

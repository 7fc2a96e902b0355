package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;

/// A game against robots is its owner's: who gets in, who takes over a seat and when, and what they
/// say to each other.
@Timeout(90)
class OwnTableTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final int HTTP_FORBIDDEN = 403;

    private static final Size PHONE = new Size(390, 844);

    @Test
    void nobodyGetsInBeforeItsOwnerOpensIt() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        String table = "/tables/" + ann.table().code();
        var bea = EVENING.visitor();
        assertThat(bea.status(table)).isEqualTo(HTTP_FORBIDDEN);
        bea.open("/tables");
        assertThat(bea.at("main a[href='%s']".formatted(table))).hasCount(0);

        ann.letAllIn();

        bea.open("/tables");
        assertThat(bea.at("main a[href='%s']".formatted(table)).first()).isVisible();
        ann.playNow();
        assertThat("/tables/" + ann.table().code()).as("play now leads back").isEqualTo(table);
    }

    @Test
    void aRobotsSeatIsGivenWhenAllAgreeAndTakenBackByTheOwner() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.letAllIn();
        var bea = EVENING.visitor();
        bea.open("/tables/" + ann.table().code());
        bea.sit(Seat.EAST);
        assertThat(ann.at("#coming")).containsText("Bea takes over East with the next board.");
        assertThat(bea.at("#board")).not().hasAttribute("data-seated", "yes");

        ann.at("form[action$='/agree'] button").click();

        assertThat(ann.at("#place-E")).containsText("Bea");
        assertThat(bea.at("#board")).hasAttribute("data-seated", "yes");
        theyTalk(ann, bea);
        ann.press("#people form[action$='/ask-to-leave'] button");
        assertThat(ann.at("#place-E")).not().containsText("Bea");
    }

    /// On a phone talk lies below the game: a sign tells of it.
    private static void theyTalk(Visitor ann, Visitor bea) {
        PHONE.of(ann);
        bea.at("#text").fill("Good evening");
        bea.page().keyboard().press("Enter");

        assertThat(ann.at("#unread")).hasText("1");

        Size.DESK.of(ann);
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse.DownOptions;
import com.microsoft.playwright.Mouse.UpOptions;
import com.microsoft.playwright.options.FormData;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.CardSet;
import overtrick.house.table.Member;
import overtrick.page.Words;

/// What happens when somebody is quick, is there twice, or asks the others for something.
class TogetherTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @Test
    void twoPagesOfOnePersonGoTogether() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        var again = ann.secondTab();
        again.open("/tables/" + ann.table().code());
        again.awaitMyTurn();

        ann.call("1N");

        again.awaitMore(0);
        assertThat(again.calls()).first().isEqualTo("1 notrump");
        again.declare("P");
        ann.awaitPhase("play");
        ann.awaitMyTurn();
        assertThat(ann.playable()).isEqualTo(again.playable());
    }

    /// In fourth hand with an ace, so that it is the same player's turn again at once: the second
    /// click falls where another card has moved to.
    @ParameterizedTest(name = "{0} ms between the clicks")
    @ValueSource(ints = {5, 200})
    void doubleClickPlaysOneCard(int pause) {
        var ann = declaring(Boards.ALL_THIRTEEN, "7N");
        ann.move();
        Patience.await("the fourth hand", () -> ann.isMyTurn() && played(ann).size() == 3);
        ann.at("#place-S button[name='card']").first().waitFor();

        // The first of the cards that may be played; others lie to its right.
        var box = ann.at("#place-S button[name='card']").first().boundingBox();
        double x = box.x + 6;
        double y = box.y + box.height / 2;
        ann.page().mouse().click(x, y);
        Patience.sleep(Duration.ofMillis(pause));
        ann.page().mouse().down(new DownOptions().setClickCount(2));
        ann.page().mouse().up(new UpOptions().setClickCount(2));

        Patience.await("the card", () -> played(ann).size() > 3);
        Patience.sleep(Duration.ofMillis(500));
        assertThat(played(ann)).hasSize(4);
        ann.expectErrors();
    }

    /// Somebody whose turn it is to play, as declarer of this bid.
    private static Visitor declaring(String board, String bid) {
        EVENING.house().offer(board);
        var ann = EVENING.visitor();
        ann.playNow();
        EVENING.house().offer(Boards.GAME);
        ann.declare(bid);
        ann.awaitMyTurn();
        return ann;
    }

    private static CardSet played(Visitor visitor) {
        return EVENING.house().played(visitor.table());
    }

    @Test
    void cardThatIsSentTwiceIsPlayedOnce() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        var table = ann.table();
        var card = ann.playable().highest();
        long seen =
                EVENING.house()
                        .club()
                        .duplicate()
                        .look(table, Member.House.HOUSE)
                        .orElseThrow()
                        .number();
        var form = FormData.create().set("card", card.code()).set("seen", String.valueOf(seen));
        String path = "/tables/%s/card".formatted(table.code());

        var answers = List.of(ann.send(path, form), ann.send(path, form));

        assertThat(answers).as("the same answer to the same").containsExactly(204, 204);
        assertThat(played(ann).contains(card)).isTrue();
    }

    @Test
    void fairClaimIsAcceptedByRobots() {
        var ann = declaring(Boards.ALL_THIRTEEN, "7N");

        ann.claim(13);

        ann.awaitPhase("over");
        assertThat(ann.at("#verdict")).isVisible();
        assertThat(ann.at("#verdict")).containsText("1520"); // 7NT not vulnerable, Law 77
    }

    @Test
    void claimOfTooMuchIsObjectedToAndPlayGoesOn() {
        var ann = declaring(Boards.ALL_BUT_ONE, "6N");
        ann.listenToPage();

        ann.claim(13);

        var words = Words.in(Locale.ENGLISH);
        Patience.await("the objection", () -> ann.heard().contains(words.get("say.claim.void")));
        ann.awaitMyTurn();
        assertThat(ann.at("#asks .ask")).hasCount(0);
        ann.move();
    }

    /// With boards that other tables play too, nothing comes back that partner has heard (Law 25A).
    @Test
    void nothingIsTakenBackWithBoardsOfASet() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.call("1D");
        Patience.await("the next turn", () -> ann.isMyTurn() && ann.calls().size() == 4);

        assertThat(ann.at("form[action$='/undo'] button").count()).isZero();
    }

    /// A card lies in the middle and goes back to the hand.
    @Test
    void robotsAllowACardToBeTakenBack() {
        var ann = EVENING.visitor();
        ann.playDealt();
        ann.declare("7N");
        ann.awaitMyTurn();
        var card = ann.playable().highest();
        ann.play(card);
        ann.awaitMyTurn();

        ann.at("form[action$='/undo'] button").click();

        assertThat(ann.cardButton(card)).isVisible();
        assertThat(played(ann)).as("the opening lead").hasSize(1);
    }

    @Test
    void languageIsChangedAtTheTable() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        var vietnamese = Words.in(Locale.of("vi"));

        ann.at("[popovertarget='likes']").click();
        ann.at("form[action='/preferences'] select[name='lang']").selectOption("vi");

        assertThat(ann.at("html")).hasAttribute("lang", "vi");
        assertThat(ann.at("#turn")).hasText(vietnamese.get("turn.call.yours"));
        ann.awaitMyTurn();
        ann.call("P");
        assertThat(ann.calls()).first().isEqualTo("nín");
        ann.open("/");
        assertThat(ann.at("h1")).hasText(vietnamese.get("front.sentence"));
    }
}

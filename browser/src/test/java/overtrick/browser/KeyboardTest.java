package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// Without a mouse, and without looking.
class KeyboardTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @ParameterizedTest(name = "{0}")
    @CsvSource({"en-GB, en", "vi-VN, vi"})
    void callsAndCardsAreTypedAndHeardInTheReadersLanguage(String locale, String language) {
        var words = Words.in(Locale.of(language));
        var ann = EVENING.visitor(locale);
        ann.playNow();
        ann.awaitMyTurn();
        ann.listenToPage();

        ann.page().keyboard().type("1n");
        ann.awaitMore(0);
        while (ann.awaitTurnOrEnd() && ann.phase().equals("auction")) {
            int before = ann.calls().size();
            ann.page().keyboard().type("p");
            ann.awaitMore(before);
        }
        ann.awaitMyTurn();
        var card = ann.playable().highest();
        ann.page().keyboard().type(letters(card));
        assertThat(ann.cardButton(card)).hasCount(0);
        ann.awaitMyTurn();

        assertThat(ann.heard())
                .contains(said(words, Seat.SOUTH, words.name(Call.parse("1N"))))
                .contains(said(words, Seat.SOUTH, words.name(Call.Word.PASS)))
                .contains(said(words, Seat.NORTH, words.name(card)));
    }

    /// From the first page to the replay, and no mouse anywhere.
    @Test
    void aWholeBoardIsPlayedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        ann.open("/");
        tabTo(ann, "form[action='/play'] button");
        ann.page().keyboard().press("Enter");
        ann.at("main.table").waitFor();
        ann.awaitMyTurn();
        ann.page().keyboard().type("1n");
        ann.awaitMore(0);
        while (ann.awaitTurnOrEnd()) {
            if (ann.phase().equals("auction")) {
                int before = ann.calls().size();
                ann.page().keyboard().type("p");
                ann.awaitMore(before);
            } else if (played(ann).size() < 40) {
                var card = ann.playable().highest();
                ann.page().keyboard().type(letters(card));
                assertThat(ann.cardButton(card)).hasCount(0);
            } else {
                ann.page().keyboard().type("claim 0");
                ann.page().keyboard().press("Enter");
                ann.awaitPhase("over");
            }
        }

        tabTo(ann, "#verdict a[href$='/boards/1']");
        ann.page().keyboard().press("Enter");
        ann.page().waitForURL("**/boards/1");
        ann.page().keyboard().press("ArrowRight");

        assertThat(ann.at("#steps .at b")).hasText("1");
    }

    /// South leads against East; before dummy is faced nobody claims (Law 68).
    @Test
    void aClaimTypedTooEarlyIsOfferedWhenItIsPossible() {
        EVENING.house().offer(Boards.EASTS_GAME);
        var ann = EVENING.visitor();
        ann.playNow();
        EVENING.house().offer(Boards.GAME);
        while (ann.awaitTurnOrEnd() && ann.phase().equals("auction")) {
            ann.move();
        }

        ann.page().keyboard().type("claim 0");
        ann.page().keyboard().press("Enter");
        assertThat(ann.at("#notice")).containsText("kept");
        ann.page().keyboard().type(letters(ann.playable().highest()));

        assertThat(ann.at("#claim")).isVisible();
        assertThat(ann.at("#claimed")).hasValue("0");
        ann.awaitMyTurn(); // then nobody plays in the same moment
        ann.listenToPage();
        ann.page().keyboard().press("Enter");
        Patience.await("the claim", () -> ann.heard().contains("South claims 0 tricks"));
    }

    private static void tabTo(Visitor visitor, String where) {
        for (int tabs = 0; tabs < 60; tabs++) {
            visitor.page().keyboard().press("Tab");
            if (visitor.at(where + ":focus").count() == 1) {
                return;
            }
        }
        throw new AssertionError("no way by Tab to " + where + "; now at " + focused(visitor));
    }

    private static String letters(Card card) {
        return card.code().toLowerCase(Locale.ROOT);
    }

    private static String said(Words words, Seat who, String what) {
        return words.get("say.call", words.name(who), what);
    }

    /// Those who listen miss nothing, however fast the others are.
    @Test
    void everyCallAndEveryCardIsHeard() {
        var words = Words.in(Locale.ENGLISH);
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.listenToPage();
        ann.declare("1N");
        for (int moves = 0; moves < 6; moves++) {
            ann.awaitMyTurn();
            ann.move();
        }
        ann.awaitMyTurn();

        var said = ann.messages().stream().map(Receipt::text).collect(Collectors.joining());
        assertThat(missing(said, ann, words)).as("played, and not told by the server").isEmpty();
        assertThat(missing(ann.heard(), ann, words)).as("told, and not read out").isEmpty();
    }

    private static List<String> missing(String heard, Visitor visitor, Words words) {
        return played(visitor).stream()
                .map(words::name)
                .filter(name -> !heard.contains(": " + name + "."))
                .toList();
    }

    private static CardSet played(Visitor visitor) {
        return EVENING.house().played(visitor.table());
    }

    @Test
    void questionMarkOpensTheHelpAndEscapeClosesIt() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();

        ann.page().keyboard().type("?");
        assertThat(ann.at("dialog#help")).isVisible();
        ann.page().keyboard().press("Escape");

        assertThat(ann.at("dialog#help")).isHidden();
    }

    @Test
    void whatIsNotPossibleIsSaidAndNothingHappens() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();

        ann.page().keyboard().type("x");

        assertThat(ann.at("#notice")).containsText("x");
        assertThat(ann.calls()).isEmpty();
    }

    @Test
    void tabWalksThroughWhatCanBeDoneAndShowsWhereItIs() {
        var ann = EVENING.visitor();
        ann.open("/");
        assertFocusIsSeenOnTheWay(ann, 8);
        ann.playNow();
        ann.awaitMyTurn();
        ann.page().keyboard().type("1n");
        Patience.await("the next turn", () -> ann.isMyTurn() && ann.calls().size() == 4);
        awaitFocusIn(ann, "#box");
        assertFocusIsSeenOnTheWay(ann, 8);
        ann.page().keyboard().type("p");
        ann.awaitPhase("play");
        ann.awaitMyTurn();
        awaitFocusIn(ann, ".hand");

        assertFocusIsSeenOnTheWay(ann, 2);
        String card = String.valueOf(ann.page().evaluate("() => document.activeElement.value"));
        ann.page().keyboard().press("Enter");

        assertThat(ann.cardButton(Card.parse(card))).hasCount(0);
    }

    /// The focus follows the turn.
    private static void awaitFocusIn(Visitor visitor, String selector) {
        var place = visitor.at("%1$s:focus, %1$s :focus".formatted(selector));
        try {
            place.waitFor();
        } catch (TimeoutError elsewhere) {
            throw new AssertionError(
                    "the focus is not in %s but at %s".formatted(selector, focused(visitor)),
                    elsewhere);
        }
    }

    private static Object focused(Visitor visitor) {
        return visitor.page().evaluate("() => document.activeElement.outerHTML.slice(0, 300)");
    }

    private static void assertFocusIsSeenOnTheWay(Visitor visitor, int steps) {
        for (int step = 0; step < steps; step++) {
            visitor.page().keyboard().press("Tab");
            var unseen =
                    visitor.page()
                            .evaluate(
                                    """
                                    () => {
                                      const held = document.activeElement;
                                      const style = getComputedStyle(held);
                                      const seen = held.matches(":focus-visible")
                                        && style.outlineStyle !== "none"
                                        && parseFloat(style.outlineWidth) >= 2;
                                      return seen ? "" : held.outerHTML;
                                    }
                                    """);
            assertThat(unseen).as("focus that is not seen").isEqualTo("");
        }
    }
}

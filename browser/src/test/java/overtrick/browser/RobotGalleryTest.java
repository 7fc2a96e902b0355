package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of the pages on which people meet robots that play bridge: their hints with the
/// reasons, their claims, how they answer claims, and their matches. With
/// `-Dovertrick.gallery=true`, in `target/robots`.
@Timeout(1200)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class RobotGalleryTest {

    @RegisterExtension private static final Evening EVENING = Evening.searching(Boards.GAME);

    private static final double PATIENCE_MILLIS = 60_000;

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void hints(String locale) {
        EVENING.house().offer(Boards.GAME);
        var album = new Album("robots/" + locale);
        var ann = EVENING.visitor(locale);
        ann.prefer("theme", "light"); // else the page offers what the device has
        ann.playNow();
        ann.awaitMyTurn();
        advice(ann, "#hint-ask");
        album.keep(ann, "hint-call");
        ann.at("#advice summary").click();
        album.keep(ann, "hint-call-whole");
        ann.declare("1N");
        ann.awaitMyTurn();
        advice(ann, "#hint-ask");
        album.keep(ann, "hint-card");
        ann.at("#advice summary").click();
        album.keep(ann, "hint-card-why");
        for (int moves = 0; moves < 5; moves++) {
            ann.move();
            ann.awaitMyTurn();
        }
        advice(ann, "#hint-ask");
        ann.at("#advice summary").click();
        album.keep(ann, "hint-later");
        ann.claim(0);
        ann.awaitPhase("over");
        ann.at("#decided.decided").waitFor();
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");
        ann.at("#analysis .makes").waitFor();
        album.keep(ann, "board");
        advice(ann, "#hint-here");
        ann.at("#advice summary").click();
        album.keep(ann, "board-hint-lead");
        for (int card = 1; card <= 4; card++) {
            ann.page().keyboard().press("ArrowRight");
            ann.at("#steps .at b:text-is('%d')".formatted(card)).waitFor();
        }
        advice(ann, "#hint-here");
        ann.at("#advice summary").click();
        album.keep(ann, "board-hint");

        assertThat(album.faults()).isEmpty();
    }

    private static void advice(Visitor visitor, String button) {
        visitor.at(button).click();
        visitor.at("#advice p")
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MILLIS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void claims(String locale) {
        var album = new Album("robots/" + locale);
        EVENING.house().offer(Boards.ALL_THEIRS);
        var ann = EVENING.visitor(locale);
        ann.prefer("theme", "light");
        ann.playNow();
        comeToTheClaim(ann);
        album.keep(ann, "claim-of-a-robot");
        ann.at("#asks button[value='no']").click();
        ann.at("#asks button[value='no']").waitFor(detached());
        album.keep(ann, "claim-refused-by-me");
        var bea = EVENING.visitor(locale);
        bea.prefer("theme", "light");
        bea.playNow();
        comeToTheClaim(bea);
        bea.agree();
        bea.awaitPhase("over");
        bea.at("#decided.decided").waitFor();
        album.keep(bea, "claim-accepted");

        EVENING.house().offer(Boards.ALL_BUT_ONE);
        var eve = EVENING.visitor(locale);
        eve.prefer("theme", "light");
        eve.playNow();
        eve.declare("6N");
        eve.awaitMyTurn();
        eve.at("button[popovertarget='claim']").click();
        eve.at("#claim-part summary").click();
        eve.at("#line").fill("Drive out the ace");
        album.keep(eve, "claim-sheet");
        eve.at("#claiming button").click();
        eve.at("#asks .refused").waitFor();
        album.keep(eve, "claim-refused-by-robots");

        assertThat(album.faults()).isEmpty();
    }

    private static Locator.WaitForOptions detached() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
    }

    private static void comeToTheClaim(Visitor visitor) {
        while (visitor.awaitTurnOrEnd() && !visitor.isAsked()) {
            visitor.move();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void matches(String locale) {
        var album = new Album("robots/" + locale);
        EVENING.house().offer(Boards.GAME);
        var ann = EVENING.visitor(locale);
        ann.prefer("theme", "light");
        ann.open("/matches");
        album.keep(ann, "match-new");
        ann.at("select[name='one']").selectOption("two-over-one");
        ann.at("select[name='one.level']").selectOption("CLUB");
        ann.at("select[name='other.level']").selectOption("BEGINNER");
        ann.at("input[name='boards']").fill("6");
        ann.at("form[action='/matches'] button").click();
        String match = ann.page().url();
        ann.at("#score td a")
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MILLIS));
        album.keep(ann, "match-score");
        ann.at(".gorow a").first().click();
        ann.at("main.table").waitFor();
        album.keep(ann, "match-watched");
        ann.page().navigate(match);
        Patience.await(
                "the last board",
                Duration.ofSeconds(200),
                () -> ann.at("#score tr:last-child td a").count() == 2);
        album.keep(ann, "match-over");
        ann.at("#score td a").first().click();
        ann.at("#analysis .makes").waitFor();
        album.keep(ann, "match-board");
        ann.page().navigate(match);
        ann.at(".gorow a").first().click();
        ann.at("main.table").waitFor();
        album.keep(ann, "match-room-over");
        ann.open("/matches");
        album.keep(ann, "match-list");

        assertThat(album.faults()).isEmpty();
    }
}

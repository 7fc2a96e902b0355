package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;
import overtrick.house.table.Member;

/// Two people find each other: a wish, an answer, and both are at their table.
@Timeout(120)
class CompanyTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static Visitor member(String name) {
        var visitor = EVENING.visitor();
        visitor.open("/account");
        visitor.at("input[name='name']").fill(name);
        visitor.at("input[name='password']").fill("seven of diamonds");
        visitor.at("form:has(input[name='password']) button:not([type='button'])").click();
        assertThat(visitor.at(".done")).containsText("You are a member now");
        return visitor;
    }

    private static void wish(Visitor who) {
        who.open("/people");
        if (who.at(".wishing:not([open]) > summary").count() > 0) {
            who.at(".wishing > summary").click();
        }
        who.at("input[name='missing'][value='1']").check();
        who.at("select[name='boards']").selectOption("4");
        who.at(".wishing button.main").click();
        assertThat(who.at("#wishes .mine")).hasCount(1);
    }

    @Test
    void aWishAnAnswerAndBothAreSeated() {
        var lan = member("Lan");
        var minh = member("Minh");
        minh.open("/people");
        assertThat(minh.at("#here")).containsText("Lan");
        wish(lan);

        var answer = minh.at("#wishes li:has-text('Lan') button");
        answer.click(); // it has come by itself

        minh.page().waitForURL("**/tables/*");
        lan.page().waitForURL("**/tables/*", new Page.WaitForURLOptions().setTimeout(20_000));
        assertThat(lan.table()).isEqualTo(minh.table());
        var view =
                EVENING.house()
                        .club()
                        .duplicate()
                        .look(lan.table(), Member.House.HOUSE)
                        .orElseThrow();
        assertThat(view.chair(Seat.SOUTH).orElseThrow().occupant().name()).isEqualTo("Lan");
        assertThat(view.chair(Seat.NORTH).orElseThrow().occupant().name()).isEqualTo("Minh");
        lan.at("#auction").waitFor();
        assertThat(lan.errors()).isEmpty();
        assertThat(minh.errors()).isEmpty();
    }

    /// The front page of whoever is known hears of wishes by the line of its head, and asks for
    /// nothing.
    @Test
    void wishesComeToTheFrontPageByItself() {
        var eve = member("Eve");
        var dan = member("Dan");
        eve.open("/");
        wish(dan);

        assertThat(eve.at("#wishes li:has-text('Dan')")).hasCount(1);
        dan.at("#wishes .mine button").click();
        assertThat(eve.at("#wishes li:has-text('Dan')")).hasCount(0);
        assertThat(eve.requests().stream().map(Request::url))
                .noneMatch(url -> url.contains("/people/wishes"));
        assertThat(Axe.faults(eve)).isEmpty();
    }

    /// The title counts what waits, the head names it, and neither covers anything.
    @Test
    void newsStandInTheHeadOfEveryPage() {
        var ann = member("Ann");
        var bea = member("Bea");
        ann.open("/library");
        bea.open("/people");
        bea.at("input[name='name'][maxlength='30']").last().fill("Ann");
        bea.at("form[action='/people/friend'] button").last().click();

        assertThat(ann.at("#news b")).hasText("1");
        assertThat(ann.page()).hasTitle(Pattern.compile("^\\(1\\) .*"));
        assertThat(Axe.faults(ann)).isEmpty();
        ann.at("#news").click();
        ann.at("#calls form[action='/people/friend'] button").click();

        assertThat(ann.at("#news")).isHidden();
        assertThat(ann.page()).hasTitle(Pattern.compile("^[^(].*"));
        assertThat(bea.at("#here")).containsText("friend");
        assertThat(Axe.faults(ann)).isEmpty();
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.can.CanCard;
import overtrick.testkit.Seeds;

/// Six cards are buried by dragging them, and taken back until the lead.
@Timeout(180)
class CanBuryTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    private final Visitor lan = EVENING.visitor();

    @Test
    void cardsAreDraggedToTheirPlacesAndBack() {
        declare();
        var hand = lan.at(".hand[action$='/bury'] button.card");
        assertThat(hand).hasCount(18);

        drag(hand.first(), lan.at("#trick"));
        assertThat(lan.at(".buried button")).hasCount(1);
        drag(hand.first(), lan.at("#board"));
        lan.page().waitForTimeout(200);
        assertThat(lan.at(".buried button")).hasCount(1);

        drag(lan.at(".buried button").first(), lan.at(".at-bottom .hand"));
        assertThat(lan.at(".buried button")).hasCount(0);
        assertThat(hand).hasCount(18);
        assertThat(lan.at(".warning")).hasCount(0);

        buryPoints();
        assertThat(lan.at(".warning")).isVisible();
        lan.at(".buried button").first().click();
        assertThat(lan.at(".warning")).hasCount(0);
    }

    /// Buries a card that counts, of which eighteen cards hold one.
    private void buryPoints() {
        for (var card : lan.at(".hand[action$='/bury'] button.card").all()) {
            String code = String.valueOf(card.getAttribute("id"));
            if (CanCard.parse(code).points() > 0) {
                drag(card, lan.at("#trick"));
                return;
            }
        }
        throw new AssertionError("eighteen cards without a point");
    }

    private void drag(Locator card, Locator goal) {
        var mouse = lan.page().mouse();
        var from = card.boundingBox();
        var to = goal.boundingBox();
        mouse.move(from.x + 8, from.y + 14);
        mouse.down();
        mouse.move(to.x + to.width / 2, to.y + to.height / 2);
        mouse.up();
        mouse.move(0, 0);
    }

    /// Bids a hundred as soon as she can, deal after deal, until she has the kitty.
    private void declare() {
        CanTables.open(lan, "club", "yes", "house");
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(2));
        guest.awaitOffer();
        while (lan.at(".hand[action$='/bury']").count() == 0) {
            var hundred = lan.at("button[name='call'][value='100']:enabled");
            if (hundred.count() > 0) {
                hundred.click();
                assertThat(hundred).hasCount(0);
            } else {
                guest.act();
            }
            guest.awaitOffer();
        }
        assertThat(guest.now().match().flatMap(view -> view.play())).isPresent();
    }
}

package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.club.table.TableCommand.ComeBack;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.testkit.Seeds;

/// Extra time and the shoot-out in the browser.
@Timeout(500)
class CanShootOutTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    /// Robots play on for her until the last deal of extra time; then she comes back. It takes some
    /// matches until one is level after twelve deals.
    @Test
    void aLevelCupGoesToExtraTimeAndToTheShootOut() {
        var ann = EVENING.visitor();
        for (int match = 0; match < 60; match++) {
            CanTables.open(ann, "cup", "yes", "house");
            var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(match));
            if (reachesTheShootOut(guest)) {
                var phases = CanTables.play(guest);
                assertThat(phases).contains("kick");
                var story = guest.now().story();
                assertThat(story.deals()).hasSize(12);
                assertThat(story.kicks()).hasSizeGreaterThanOrEqualTo(4);
                ann.open("/tables/%s/matches/1".formatted(ann.table().code()));
                assertThat(ann.at("article.kick").count()).isEqualTo(story.kicks().size());
                return;
            }
        }
        throw new AssertionError("no cup of sixty went to the shoot-out");
    }

    /// Whether the match is level after twelve deals; she is back at the table by then.
    private static boolean reachesTheShootOut(CanGuest guest) {
        var club = EVENING.house().club();
        var table = guest.visitor().table();
        var person = guest.person();
        club.can().send(table, person, new SitOut<>());
        while (true) {
            Patience.await("a result", () -> guest.isOver() || isResting(guest));
            if (guest.isOver()) {
                return false;
            }
            if (guest.now().story().deals().size() == 11) {
                club.can().send(table, person, new ComeBack<>());
                club.can().next(table, person, guest.truth().number());
                return isLevelAfterTwelve(guest);
            }
            club.can().next(table, person, guest.truth().number());
        }
    }

    private static boolean isResting(CanGuest guest) {
        return guest.now().match().filter(view -> view.lastDeal().isPresent()).isPresent();
    }

    private static boolean isLevelAfterTwelve(CanGuest guest) {
        while (guest.now().story().deals().size() < 12) {
            if (!guest.awaitOffer()) {
                return false;
            }
            guest.act();
        }
        return !guest.isOver();
    }
}

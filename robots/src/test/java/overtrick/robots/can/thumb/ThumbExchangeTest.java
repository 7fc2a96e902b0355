package overtrick.robots.can.thumb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.can.rules.CanRules;
import overtrick.can.tribute.Tribute;
import overtrick.testkit.Seeds;

class ThumbExchangeTest {

    private static final int POOR = 150;

    /// Of equal factors the one goes that is worth least (ruling 11).
    @ParameterizedTest(name = "{1} of {0}: {2}")
    @CsvSource({
        "AKQ987.A.432.43., 1, .A...",
        "AKQ987..432.432.B, 1, ....B",
        "AKQ987.32.432.4., 2, AK...",
        "9876.32.432.432., 1, .2...",
    })
    void pays(String hand, int count, String paid) {
        var cards = CanSet.parse(hand);
        var lawful =
                Tribute.lawful(cards, count, CanRules.CLUB.tribute()).stream()
                        .map(CanSet::bits)
                        .toList();

        assertThat(new CanSet(ThumbExchange.leastLoss(cards.bits(), lawful)))
                .isEqualTo(CanSet.parse(paid));
    }

    /// What is returned is no joker, no ace and no points while there is something else.
    @Test
    void returnsWhatIsMissedLeast() {
        Seeds.each(
                100,
                chance -> {
                    var hand = new CanSet(Deals.cards(12, chance));
                    var lawful = Tribute.choices(hand, 1).stream().map(CanSet::bits).toList();
                    var returned = new CanSet(ThumbExchange.leastLoss(hand.bits(), lawful));

                    assertThat(hand.containsAll(returned)).isTrue();
                    assertThat(returned.intersects(CanSet.FACTORS)).isFalse();
                    assertThat(returned.points()).isZero();
                });
    }

    @ParameterizedTest(name = "{0}, receiving {1}: {2}")
    @CsvSource({
        "8732.432.432.98., false, true",
        "8732.432.432.98., true, false",
        "AKQ98732..432.9.B, false, false",
    })
    void asksForARedealWithAPoorHand(String hand, boolean receives, boolean asks) {
        long cards = CanSet.parse(hand).bits();

        assertThat(HandValue.of(cards) < POOR).isEqualTo(asks || receives);
        assertThat(ThumbExchange.asksRedeal(cards, receives)).isEqualTo(asks);
    }
}

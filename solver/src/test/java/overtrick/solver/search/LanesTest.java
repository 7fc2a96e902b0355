package overtrick.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import overtrick.cards.CardSet;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// The arithmetic on four suits at once against the same done card by card.
class LanesTest {

    @Test
    void theMaskReachesDownToTheLowestCardOfEachSuit() {
        assertThat(Lanes.mask(of("Q7.2.A."))).isEqualTo(of("AKQJT987.AKQJT98765432.A."));
        assertThat(Lanes.mask(0)).isZero();
    }

    @Test
    void downReachesFromTheHighestCardOfEachSuit() {
        Seeds.each(
                200,
                chance -> {
                    long cards = Lanes.of(Sample.deal(chance).north());
                    long places = 0;
                    for (int suit = 0; suit < Lanes.SUITS; suit++) {
                        long held = cards & Lanes.lane(suit);
                        for (long place = Long.highestOneBit(held);
                                (place & Lanes.lane(suit)) != 0;
                                place >>>= 1) {
                            places |= place;
                        }
                    }
                    assertThat(Lanes.down(cards)).isEqualTo(places);
                });
    }

    @Test
    void ofEqualCardsTheHighestIsTried() {
        long hand = of("KQJ.T8.A32.5");
        long out = of("KQJ7.T98.AK32.65");

        assertThat(Lanes.representatives(hand, out)).isEqualTo(of("K.T8.A3.5"));
    }

    @Test
    void theMaskCoversTheEqualsOfACard() {
        long hand = of("KQJ52...");
        long out = of("KQJT52...");

        assertThat(Lanes.downToEquals(of("K..."), hand, out)).isEqualTo(of("AKQJ..."));
        assertThat(Lanes.downToEquals(of("J..."), hand, out)).isEqualTo(of("AKQJ..."));
        // below every card of other hands, suit lengths alone tell who holds the rest
        assertThat(Lanes.downToEquals(of("5..."), hand, out)).isEqualTo(of("AKQJT98765..."));
    }

    @Test
    void theNthHighest() {
        assertThat(Lanes.highest(of("AQ95..."), 1)).isEqualTo(of("A..."));
        assertThat(Lanes.highest(of("AQ95..."), 3)).isEqualTo(of("9..."));
    }

    private static long of(String cards) {
        return Lanes.of(CardSet.parse(cards));
    }
}

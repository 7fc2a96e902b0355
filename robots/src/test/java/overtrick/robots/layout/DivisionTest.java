package overtrick.robots.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class DivisionTest {

    @Test
    void countsEveryHandThereIs() {
        var all = new Division(CardSet.ALL.bits(), 13, Limits.none());

        assertThat(all.count()).isCloseTo(635_013_559_600.0, within(1.0));
    }

    /// Counted, listed and tried one by one, the ways are the same.
    @Test
    void countsAndListsWhatTheLimitsAllow() {
        Seeds.each(
                50,
                chance -> {
                    var pool = Sample.cards(10, chance);
                    int size = chance.nextInt(9);
                    int points = chance.nextInt(8);
                    var limits =
                            new Limits(
                                    new int[] {0, 0, chance.nextInt(2), 0},
                                    new int[] {13, 2, 13, 1 + chance.nextInt(3)},
                                    points,
                                    points + chance.nextInt(10));
                    var division = new Division(pool.bits(), size, limits);
                    var expected = new HashSet<Long>();
                    for (long cards = pool.bits(); ; cards = (cards - 1) & pool.bits()) {
                        if (Long.bitCount(cards) == size && isWithin(limits, cards)) {
                            expected.add(cards);
                        }
                        if (cards == 0) {
                            break;
                        }
                    }

                    var listed = new HashSet<Long>();
                    division.each(cards -> assertThat(listed.add(cards)).isTrue());
                    assertThat(listed).isEqualTo(expected);
                    assertThat(division.count()).isEqualTo(expected.size());
                    for (int time = 0; time < 10 && !expected.isEmpty(); time++) {
                        assertThat(expected).contains(division.draw(chance));
                    }
                });
    }

    private static boolean isWithin(Limits limits, long cards) {
        var hand = new CardSet(cards);
        int points = hand.highCardPoints();
        boolean within = points >= limits.leastPoints() && points <= limits.mostPoints();
        for (var suit : Suit.values()) {
            int length = hand.length(suit);
            within &= length >= limits.least(suit.ordinal());
            within &= length <= limits.most(suit.ordinal());
        }
        return within;
    }

    /// Each of the 35 ways to take three of seven cards comes as often as the others.
    @Test
    void drawsEveryWayWithTheSameChance() {
        var pool = CardSet.parse("AK2.Q4.J.9");
        var chance = Seeds.chance(1);
        var division = new Division(pool.bits(), 3, Limits.none());
        Map<Long, Integer> drawn = new HashMap<>();
        int times = 35_000;
        for (int time = 0; time < times; time++) {
            drawn.merge(division.draw(chance), 1, Integer::sum);
        }

        assertThat(drawn).hasSize(35);
        assertThat(drawn.values()).allMatch(count -> Math.abs(count - 1_000) < 160); // 5 sigma
    }

    @Test
    void saysWhenThereIsNoWay() {
        var limits = Limits.none().without(Suit.SPADES);
        var division = new Division(CardSet.parse("AKQ2...").bits(), 2, limits);

        assertThat(division.count()).isZero();
    }
}

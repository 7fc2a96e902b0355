package overtrick.robots.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Range;

class StepsTest {

    private static final Box FIVE_SPADES =
            Box.ANY
                    .and(Aspect.length(Suit.SPADES), new Range(5, 13))
                    .and(Aspect.HIGH_CARDS, new Range(12, 14));

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AKQ32.Q32.432.32, 1", // a point too few
        "AKQ32.K32.432.32, 0",
        "AKQ2.K432.432.32, 1", // a card too few
        "AKQ.K5432.432.32, 2",
        "AKQ32.AK2.432.32, 2"
    })
    void countsPointsAndCards(String hand, int steps) {
        assertThat(Steps.outside(Knowledge.of(FIVE_SPADES), Hand.parse(hand))).isEqualTo(steps);
    }

    @Test
    void theNearestOfSeveralHandsCounts() {
        var weak = FIVE_SPADES.and(Aspect.length(Suit.HEARTS), new Range(5, 13));
        var any = Box.ANY.and(Aspect.HIGH_CARDS, new Range(0, 11));
        var hand = Hand.parse("AKQ2.K432.432.32");

        assertThat(Steps.outside(Knowledge.of(weak, any), hand)).isEqualTo(1);
        assertThat(Steps.isNear(Knowledge.of(any), hand)).isTrue();
        assertThat(Steps.isNear(Knowledge.of(weak), hand)).isFalse();
    }

    @Test
    void noHandIsNearWhatNobodyCanHave() {
        assertThat(Steps.isNear(Knowledge.CONTRADICTION, Hand.parse("AKQ2.K432.432.32"))).isFalse();
    }
}

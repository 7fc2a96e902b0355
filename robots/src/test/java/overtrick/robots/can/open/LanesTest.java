package overtrick.robots.can.open;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.play.Trump;
import overtrick.cards.Suit;
import overtrick.testkit.Seeds;

class LanesTest {

    @Test
    void wordsAreThoseOfTheKernel() {
        assertThat(Lanes.ALL).isEqualTo(CanSet.ALL.bits());
        assertThat(Lanes.JOKERS).isEqualTo(CanSet.JOKERS.bits());
        assertThat(Lanes.POINTS).isEqualTo(CanSet.POINTS.bits());
        assertThat(Lanes.FACTORS).isEqualTo(CanSet.FACTORS.bits());
        assertThat(5 * Lanes.fives(Lanes.ALL)).isEqualTo(100);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void trumpsComeOnTopAndBackAgain(int trump) {
        var suit = Suit.values()[trump];
        Seeds.each(
                100,
                chance -> {
                    long cards = chance.nextLong() & Lanes.ALL;
                    long swapped = Lanes.swapped(cards, trump);
                    long trumps = Trump.of(suit).in(new CanSet(cards)).bits();

                    assertThat(Lanes.swapped(swapped, trump)).isEqualTo(cards);
                    assertThat(swapped & Lanes.TRUMPS).isEqualTo(Lanes.swapped(trumps, trump));
                    assertThat(Lanes.fives(swapped)).isEqualTo(Lanes.fives(cards));
                });
    }

    @ParameterizedTest(name = "{0}: {1} fives, rank {2}")
    @CsvSource({
        "C2, 0, 0",
        "D5, 1, 3",
        "HT, 2, 8",
        "CK, 2, 11",
        "SA, 0, 12",
        "LJ, 0, 13",
        "BJ, 0, 14"
    })
    void cardsHavePointsAndRanks(String text, int fives, int rank) {
        int card = CanCard.parse(text).place();

        assertThat(Lanes.fivesOf(card)).isEqualTo(fives);
        assertThat(Lanes.rankOf(card)).isEqualTo(rank);
    }

    /// Spades are trumps (can.md §§1, 10).
    @ParameterizedTest(name = "{0} on {1}: {2}")
    @CsvSource({
        "CA, CK, true",
        "C2, C3, false",
        "DA, CK, false",
        "S2, CA, true",
        "CA, S2, false",
        "SA, SK, true",
        "LJ, SA, true",
        "LJ, BJ, false",
        "BJ, LJ, true",
    })
    void beatsByTheRules(String card, String winning, boolean beats) {
        assertThat(Lanes.beats(CanCard.parse(card).place(), CanCard.parse(winning).place()))
                .isEqualTo(beats);
    }

    /// Spades are trumps; jokers follow when trumps are led, and only then (ruling 7).
    @ParameterizedTest(name = "{0} after {1}: {2}")
    @CsvSource({
        "K2..53.A.B, S3, K2....B",
        "..53.A.B, S3, ....B",
        "..53.A.B, LJ, ....B",
        "..53.A.B, D4, ..53..",
        "..53.A.B, H4, ..53.A.B",
    })
    void followsSuit(String hand, String led, String playable) {
        int lane = Lanes.laneOf(CanCard.parse(led).place());

        assertThat(Lanes.following(CanSet.parse(hand).bits(), lane))
                .isEqualTo(CanSet.parse(playable).bits());
    }

    @Test
    void cardsAboveAreOfTheSameLane() {
        assertThat(Lanes.above(CanCard.parse("CQ").place()))
                .isEqualTo(CanSet.of(CanCard.parse("CK"), CanCard.parse("CA")).bits());
        assertThat(Lanes.above(CanCard.parse("SA").place())).isEqualTo(Lanes.JOKERS);
        assertThat(Lanes.above(Lanes.BIG_JOKER)).isZero();
    }
}

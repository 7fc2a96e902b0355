package overtrick.systems.hand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.CardSet;

/// Hands counted on paper; all figures but losers in halves.
class CountsTest {

    @ParameterizedTest(name = "{0}: honour tricks {1}/2, losers {2}")
    @CsvSource({
        "AK432.AQ5.KQ6.32, 9, 5",
        "AKQ2.A32.K4.QJT9, 8, 5",
        "K.Q2.QJ2.AKQJT98, 5, 5",
        "KJT9.QJ.J432.K32, 3, 9",
        "5432.5432.543.43, 0, 11",
        "AKQJT98765432..., 4, 0",
    })
    void tricks(String hand, int honourTricks, int losers) {
        var cards = CardSet.parse(hand);

        assertThat(TrickCount.HONOUR_TRICKS.of(cards)).isEqualTo(honourTricks);
        assertThat(TrickCount.LOSERS.of(cards)).isEqualTo(2 * losers);
    }

    @ParameterizedTest(name = "{0} counts {1}, the pack {2}")
    @CsvSource({
        "ROBERTSON, 46, 144",
        "BAMBERGER, 40, 128",
        "REITH,     42, 128",
        "FOUR_ACES, 16, 52",
        "WORK,      26, 80",
    })
    void points(PointCount count, int halves, int pack) {
        assertThat(count.halves(CardSet.parse("AK432.QJT.Q65.J2"))).isEqualTo(halves);
        assertThat(count.pack()).isEqualTo(pack);
    }

    @Test
    void workIsWhatTheProgramCounts() {
        var cards = CardSet.parse("AKQJ.KQT.A654.Q2");

        assertThat(PointCount.WORK.halves(cards)).isEqualTo(2 * cards.highCardPoints());
    }
}

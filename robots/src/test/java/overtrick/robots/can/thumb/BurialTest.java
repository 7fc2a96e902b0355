package overtrick.robots.can.thumb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.robots.can.open.Lanes;
import overtrick.testkit.Seeds;

class BurialTest {

    /// Spades are trumps. Tens and bare kings go, aces stay, a suit is emptied if it can be.
    @ParameterizedTest(name = "of {0} goes {1}")
    @CsvSource({
        "AKQJT98765.K32.T42.A.B, .K32.T42..",
        "AKQJT987.AK.AT3.K5432., ..T.K5432.",
        "QJT98765.A.AK75.T543.B, ..75.T543.",
    })
    void losersAreBuried(String cards, String buried) {
        assertThat(new CanSet(new Burial().best(CanSet.parse(cards).bits())))
                .isEqualTo(CanSet.parse(buried));
    }

    @Test
    void sixCardsOfTheEighteenAreBuried() {
        var burial = new Burial();
        Seeds.each(
                300,
                chance -> {
                    long cards = Deals.cards(18, chance);
                    long buried = burial.best(cards);

                    assertThat(Long.bitCount(buried)).isEqualTo(Burial.KITTY);
                    assertThat(buried & ~cards).isZero();
                    assertThat(buried & Lanes.JOKERS).isZero();
                });
    }

    @Test
    void theBestIsOneOfTheWaysAndNoneComesTwice() {
        var burial = new Burial();
        var ways = new long[Burial.WAYS];
        Seeds.each(
                300,
                chance -> {
                    long cards = Deals.cards(18, chance);
                    burial.ways(cards, ways);
                    var some = Arrays.stream(ways).filter(way -> way != 0).toArray();

                    assertThat(some).doesNotHaveDuplicates().contains(burial.best(cards));
                    assertThat(Arrays.stream(some).map(Long::bitCount).boxed())
                            .containsOnly((long) Burial.KITTY);
                });
    }

    /// The long strong suit is made trumps.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AKQJ982.32.432.432.BL, 3",
        "32.AKQJ982.432.432.BL, 2",
        "2.A.KQJT9876.765432.BL, 1"
    })
    void theBestSuitIsMadeTrumps(String cards, int trump) {
        var choice = new TrumpChoice();
        choice.choose(CanSet.parse(cards).bits());

        assertThat(choice.trump()).isEqualTo(trump);
        long lanes = Lanes.swapped(CanSet.parse(cards).bits(), trump);
        assertThat(choice.buried() & ~lanes).isZero();
        assertThat(choice.value(trump)).isGreaterThanOrEqualTo(choice.value((trump + 1) & 3));
    }
}

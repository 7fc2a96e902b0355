package overtrick.dealing.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.script.Script;

/// A hand that is drawn among those that fit leaves the distribution of deals as it is.
class DrawnHandTest {

    private static final int DEALS = 60_000;

    private static final String COUNTS =
            """

            action
              frequency (hcp(north), 0, 25, hcp(south), 0, 25),
              frequency (spades(north), 0, 9, hearts(north), 0, 9),
              frequency (spades(east), 0, 9, clubs(west), 0, 9),
              frequency (losers(north), 0, 12, control(south), 0, 12),
              frequency (hascard(north, SA) + 2 * hascard(east, SK) + 4 * hascard(south, C2), 0, 7),
              frequency (hascard(north, D7) + 2 * hascard(west, HQ) + 4 * hascard(north, S2), 0, 7)
            """;

    private static Outcome run(String text, Generator generator, int seed) {
        var script = Script.parse(text + COUNTS);
        var settings =
                new Settings(
                        seed,
                        generator,
                        Swaps.NONE,
                        OptionalInt.of(DEALS),
                        OptionalInt.of(Integer.MAX_VALUE));
        return new Run(script, settings, Printer.silent(script)).toTheEnd();
    }

    private static List<Long> flat(Outcome.Counts counts) {
        var flat = new ArrayList<Long>();
        counts.counts().forEach(flat::addAll);
        return flat;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hcp(south) >= 15 && hcp(south) <= 17 && shape(south, any 4333 + any 4432)",
                "spades(north) >= 6 && hcp(north) < 9 && losers(north) <= 8",
                "hcp(north, spades) >= 7 && hcp(north) >= 13 && hearts(north) >= 3",
                "shape(west, any 5xxx) && hcp(west) > 11 && hcp(east) >= 8 && spades(east) >= 4",
                "predeal north SAK, HA east D2 condition hcp(north) >= 18 && clubs(north) <= 3",
                "predeal spades(south)==6 condition hcp(south) >= 10 and hcp(north) >= 8",
                "pointcount 6 4 2 1 condition hcp(east) >= 22 and control(east) >= 5",
                "hascard(north, SA) and hascard(north, HK) and quality(north, spades) >= 300"
            })
    void drawnIsDistributedAsDealt(String text) {
        var drawn = run(text, Generator.DRAWN, 1);
        var dealt = run(text, Generator.DEALT, 2);

        assertThat(drawn.share()).isLessThan(0.6);
        assertThat(dealt.share()).isEqualTo(1);
        assertThat(drawn.produced()).isEqualTo(DEALS);
        assertThat(dealt.produced()).isEqualTo(DEALS);
        for (int i = 0; i < drawn.counts().size(); i++) {
            double apart = Squares.apart(flat(drawn.counts().get(i)), flat(dealt.counts().get(i)));
            assertThat(apart).as("%s, frequency %d", text, i).isBetween(-5.0, 4.0);
        }
        double error = dealt.frequency() / Math.sqrt(DEALS);
        assertThat(drawn.frequency()).isCloseTo(dealt.frequency(), within(6 * error));
    }

    @Test
    void whatIsNotDistributedSoIsSeen() {
        var seventeen = run("hcp(south) >= 15 && hcp(south) <= 17", Generator.DRAWN, 1);
        var eighteen = run("hcp(south) >= 15 && hcp(south) <= 18", Generator.DEALT, 2);

        double apart =
                Squares.apart(
                        flat(seventeen.counts().getFirst()), flat(eighteen.counts().getFirst()));
        assertThat(apart).isGreaterThan(20);
    }

    /// 4-3-3-3 comes in 10.536 of a hundred hands, a yarborough in one of 1,828.
    @Test
    void theShareIsExact() {
        assertThat(run("shape(north, any 4333)", Generator.DRAWN, 1).share())
                .isCloseTo(0.1053613, within(1e-7));
        assertThat(run("hcp(north) == 0 and tens(north) == 0", Generator.DRAWN, 1).share())
                .isCloseTo(1 / 1828.0, within(1e-6));
    }

    /// Deals that are given up before they are dealt count; those that are never dealt do not.
    @Test
    void countsAreHonest() {
        String text = "hcp(south) >= 20 && hcp(north) >= 10";
        var drawn = run(text, Generator.DRAWN, 1);

        assertThat(drawn.generated()).isGreaterThan(drawn.produced());
        assertThat(drawn.standsFor()).isCloseTo(drawn.generated() / drawn.share(), within(1e-3));
    }
}

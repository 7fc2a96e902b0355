package overtrick.dealing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.script.Script;

/// The deals are those that Debian's program printed for the same seeds.
class OriginalShuffleTest {

    private static List<String> deals(String text, long seed, Swaps swaps) {
        var script = Script.parse(text);
        var settings =
                new Settings(
                        seed, Generator.ORIGINAL, swaps, OptionalInt.of(3), OptionalInt.empty());
        var run = new Run(script, settings, Printer.silent(script));
        var deals = new ArrayList<String>();
        run.tell((_, deal) -> deals.add(deal.pbn()));
        run.toTheEnd();
        return deals;
    }

    @Test
    void theSameSeedTheSameDeals() {
        assertThat(deals("action printall", 1, Swaps.NONE))
                .containsExactly(
                        "N:2.T98.K752.KJT84 5.J7642.986.9763 AQ8.AQ5.QJT.AQ52 KJT97643.K3.A43.",
                        "N:Q7432.Q63.983.J4 .J92.QT6.A986532 KJT95.K854.K5.KT A86.AT7.AJ742.Q7",
                        "N:K83.QJ8.J987.987 QT54.654.KQT3.A2 A7.A93.6542.JT64 J962.KT72.A.KQ53");
        assertThat(deals("action printall", 2, Swaps.NONE))
                .startsWith(
                        "N:JT.A9875.T9763.T 65432.3.A84.QJ97 AKQ87.QJ6.52.AK3 9.KT42.KQJ.86542");
    }

    @Test
    void withACardGivenBeforehand() {
        assertThat(deals("predeal north SA", 1, Swaps.NONE))
                .containsExactly(
                        "N:AKJ7.A3.K986.JT4 Q832.872.J7.Q763 65.QJ96.AQT2.952 T94.KT54.543.AK8",
                        "N:AK873.K4.AK3.JT3 T.A72.QT984.A984 QJ2.QJ653.J72.76 9654.T98.65.KQ52",
                        "N:AQT87.984.KQJ2.3 J96.AJ7.T53.A986 2.KQT.9876.KQJT7 K543.6532.A4.542");
    }

    @Test
    void withHandsThatChangePlaces() {
        assertThat(deals("action printall", 1, Swaps.TWO))
                .containsExactly(
                        "N:2.T98.K752.KJT84 5.J7642.986.9763 AQ8.AQ5.QJT.AQ52 KJT97643.K3.A43.",
                        "N:2.T98.K752.KJT84 KJT97643.K3.A43. AQ8.AQ5.QJT.AQ52 5.J7642.986.9763",
                        "N:QJ972.QJ.8.J9643 K43.93.AQT3.A852 T5.K86542.K95.KT A86.AT7.J7642.Q7");
        assertThat(deals("action printall", 1, Swaps.SIX).get(2))
                .isEqualTo("N:2.T98.K752.KJT84 KJT97643.K3.A43. 5.J7642.986.9763 AQ8.AQ5.QJT.AQ52");
    }
}

package overtrick.robots.suit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Rank;

@Timeout(value = 20, unit = TimeUnit.SECONDS)
class SuitPlayTest {

    private static final int ALL = (1 << 13) - 1;

    private static int cards(String ranks) {
        int cards = 0;
        for (int at = 0; at < ranks.length(); at++) {
            char rank = ranks.charAt(at);
            cards |= rank == '-' ? 0 : 1 << Rank.parse(rank).ordinal();
        }
        return cards;
    }

    /// All splits of the cards that neither hand holds, the other suits unknown.
    private static List<Split> splits(int out) {
        return Splits.of(out, 13, 13, 26 - Integer.bitCount(out));
    }

    private static double most(Map<Integer, Double> found) {
        return Collections.max(found.values());
    }

    /// Tricks to be expected when either hand may lead; the figures follow from the chances of the
    /// splits.
    @ParameterizedTest(name = "{0} opposite {1}: {2}")
    @CsvSource({
        // a finesse: two tricks half the time
        "AQ, 32, 1.5",
        // one honour to lead towards
        "K2, 43, 0.5",
        // an honour led from the wrong hand is covered
        "A32, Q4, 1.5",
        // the queen drops or is finessed, nine cards: 4 + 0.58
        "AKJ32, T987, 4.58",
        // solid
        "AKQ, 432, 3"
    })
    void tricksToBeExpected(String here, String there, double tricks) {
        int first = cards(here);
        int second = cards(there);
        var splits = splits(ALL & ~first & ~second);
        double fromFirst = most(SuitPlay.leads(first, second, splits));
        double fromSecond = most(SuitPlay.leads(second, first, turned(splits)));

        assertThat(Math.max(fromFirst, fromSecond)).isCloseTo(tricks, within(0.02));
    }

    @SuppressWarnings("ArgumentSelectionDefectChecker") // the defenders change places
    private static List<Split> turned(List<Split> splits) {
        var turned = new ArrayList<Split>();
        splits.forEach(split -> turned.add(new Split(split.right(), split.left(), split.weight())));
        return turned;
    }

    /// The best card of third hand.
    private static String third(String here, String there, String led, String played, String out) {
        var splits = Splits.of(cards(out), 11, 12, 23 - out.length());
        var found = SuitPlay.thirds(cards(here), cards(there), cards(led), cards(played), splits);
        int best = Collections.max(found.entrySet(), Map.Entry.comparingByValue()).getKey();
        return String.valueOf(Rank.values()[Integer.numberOfTrailingZeros(best)].letter());
    }

    @Test
    void finessesAQueenWithEightCards() {
        assertThat(third("-", "AKJ54", "6", "7", "QT98")).isEqualTo("J");
    }

    @Test
    void cashesATopFirstWhenItCanFinesseLater() {
        assertThat(third("32", "AKJ54", "6", "7", "QT98")).isEqualTo("K");
    }

    @Test
    void playsForTheDropWithNine() {
        assertThat(third("T98", "KJ54", "7", "6", "Q")).isEqualTo("K");
    }

    @Test
    void takesAKingThatIsShown() {
        assertThat(third("3", "AQ", "5", "K", "JT9876")).isEqualTo("A");
    }

    @Test
    void finessesThroughAKing() {
        assertThat(third("3", "AQ", "5", "6", "KJT987")).isEqualTo("Q");
    }

    @Test
    void splitsAddUpToOne() {
        var splits = splits(cards("Q765"));

        assertThat(splits).hasSize(16);
        assertThat(splits.stream().mapToDouble(Split::weight).sum()).isCloseTo(1, within(1e-9));
        double twoTwo =
                splits.stream()
                        .filter(split -> Integer.bitCount(split.left()) == 2)
                        .mapToDouble(Split::weight)
                        .sum();
        assertThat(twoTwo).isCloseTo(0.407, within(0.001));
    }
}

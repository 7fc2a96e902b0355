package overtrick.bridge.ancestors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Holdings;
import overtrick.bridge.sheet.BackScore;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.cards.Seat;

/// A is North, B East, C South; the fourth hand is West’s place.
class CutThroatTest {

    private static final CutThroatScorer SCORER = new CutThroatScorer(List.of(NORTH, EAST, SOUTH));

    @Test
    void theWholeRubber() {
        var dummysHearts = Holdings.deal("W HA HK HQ HJ, N HT");
        var rubber =
                new ScoredSitting<>(SCORER)
                        .deal("3NN=")
                        .deal("2SXE-1")
                        .deal("4HS=", dummysHearts)
                        .deal("4SN+1");
        var sheet = rubber.score().sheet();

        assertThat(rubber.score().winner()).contains(NORTH);
        assertThat(rubber.next()).isEmpty();
        assertThat(totals(rubber)).isEqualTo(Map.of(NORTH, 850, EAST, 0, SOUTH, 320));
        assertThat(sheet.gameWinners()).containsExactly(NORTH, SOUTH, NORTH);
        assertThat(BackScore.<Seat>empty().withPairs(totals(rubber)).balances())
                .isEqualTo(Map.of(NORTH, 1380, EAST, -1170, SOUTH, -210));
    }

    /// As it was settled at three-handed bridge-whist.
    @Test
    void eachSettlesWithEach() {
        var totals = Map.of("A", 212, "B", 290, "C", 312);

        assertThat(BackScore.<String>empty().withPairs(totals).balances())
                .isEqualTo(Map.of("A", -78 - 100, "B", 78 - 22, "C", 100 + 22));
    }

    @Test
    void aDefendersHonoursAreBothDefenders() {
        var score =
                new ScoredSitting<>(SCORER).deal("2HN=", Holdings.deal("E HA HK HQ HJ HT")).score();

        assertThat(score.sheet().entries())
                .containsExactlyInAnyOrder(
                        Entry.below(1, NORTH, 60),
                        Entry.above(1, EAST, Reason.HONOURS, 150),
                        Entry.above(1, SOUTH, Reason.HONOURS, 150));
    }

    @Test
    void whoHasAGameIsVulnerableAlone() {
        var rubber = new ScoredSitting<>(SCORER).deal("4HE=").deal("4HE-1").deal("4HN-1");

        assertThat(rubber.score().isVulnerable(EAST)).isTrue();
        assertThat(rubber.score().isVulnerable(NORTH)).isFalse();
        assertThat(totals(rubber)).isEqualTo(Map.of(NORTH, 100, EAST, 170, SOUTH, 150));
    }

    @Test
    void threeDealInTurn() {
        var rubber = new ScoredSitting<>(SCORER);
        for (var dealer : List.of(NORTH, EAST, SOUTH, NORTH)) {
            assertThat(rubber.next().orElseThrow().dealer()).isEqualTo(dealer);
            rubber.deal("P");
        }
    }

    @Test
    void withoutAGameOfTheOthersTheRubberIsWorthMore() {
        var rubber = new ScoredSitting<>(SCORER).deal("4HN=").deal("4HN=");

        assertThat(rubber.score().sheet().entries())
                .contains(Entry.above(2, NORTH, Reason.RUBBER, 700));
    }

    @Test
    void anUnfinishedRubber() {
        var rubber = new ScoredSitting<>(SCORER).deal("4HN=").deal("4HE=").deal("2HS=");
        var stopped = SCORER.stopped(rubber.score());

        assertThat(stopped.total(NORTH)).isEqualTo(420);
        assertThat(stopped.total(EAST)).isEqualTo(420);
        assertThat(stopped.total(SOUTH)).isEqualTo(160);
        assertThatThrownBy(() -> new CutThroatScorer(List.of(NORTH)))
                .hasMessage("players are not three: [NORTH]");
    }

    private static Map<Seat, Integer> totals(ScoredSitting<CutThroatScore> rubber) {
        var sheet = rubber.score().sheet();
        return Map.of(
                NORTH, sheet.total(NORTH),
                EAST, sheet.total(EAST),
                SOUTH, sheet.total(SOUTH));
    }
}

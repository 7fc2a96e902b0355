package overtrick.bridge.rubber;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sitting.Draw;
import overtrick.bridge.sitting.SittingGame;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Conformance;

class RubberConformanceTest {

    private static final int GAMES = 6;
    private static final int MOST_DEALS = 5;

    @Test
    void randomRubbersKeepThePromises() {
        var scorer = new RubberScorer(RubberTerms.USUAL, Seat.EAST);
        var boards = new BoardRules(HouseRules.FRIENDLY);
        var game =
                new SittingGame<>(
                        scorer,
                        boards,
                        Optional.of(Draw.Cut.HIGH),
                        MOST_DEALS,
                        RubberConformanceTest::checkAddsUp);
        var played = new Conformance<>(game).play(GAMES);

        assertThat(played)
                .allSatisfy(one -> {
                    var score = one.end().score();
                    assertThat(score.deals()).isEqualTo(one.end().opened());
                    assertThat(score.isOver() || score.deals() == MOST_DEALS).isTrue();
                });
    }

    private static void checkAddsUp(RubberScore score) {
        var sheet = score.sheet();
        int all = sheet.entries().stream().mapToInt(Entry::points).sum();
        assertThat(sheet.total(Side.NORTH_SOUTH) + sheet.total(Side.EAST_WEST)).isEqualTo(all);
        for (var side : Side.values()) {
            assertThat(sheet.partScore(side)).isBetween(0, 90);
            assertThat(sheet.games(side)).isBetween(0, 2);
        }
        assertThat(sheet.gameWinners().size()).isLessThanOrEqualTo(3);
    }
}

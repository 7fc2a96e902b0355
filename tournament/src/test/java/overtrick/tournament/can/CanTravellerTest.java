package overtrick.tournament.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.TablePlace;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.can.CanTraveller.Line;

class CanTravellerTest {

    private static Line line(
            int table, int turned, Seat declarer, CanLevel level, int points, boolean last) {
        return new Line(
                TablePlace.of("", 1, table),
                turned,
                new Contestant("" + table),
                new Contestant("" + (10 + table)),
                new DealResult(1, declarer, level, points, last));
    }

    /// A clean sweep beats everything, 20 points lost at 80 beat the same at 100 for which two
    /// cards are owed, and the last trick lost is worst.
    @Test
    void fourTablesByMatchpoints() {
        var traveller =
                new CanTraveller(
                        CanRules.CLUB,
                        List.of(
                                line(1, 0, Seat.SOUTH, CanLevel.HUNDRED, 20, false),
                                line(2, 1, Seat.WEST, CanLevel.EIGHTY, 0, false),
                                line(3, 0, Seat.NORTH, CanLevel.EIGHTY, 20, false),
                                line(4, 1, Seat.EAST, CanLevel.EIGHTY, 5, true)));

        var marks = Matchpoints.STANDARD.marks(traveller.rows(), 4);

        var tops = new int[] {2, 6, 4, 0};
        for (int row = 0; row < 4; row++) {
            assertThat(marks.mark(row, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(tops[row]));
            assertThat(marks.mark(row, Side.EAST_WEST).value())
                    .isEqualTo(Fraction.of(6 - tops[row]));
        }
    }
}

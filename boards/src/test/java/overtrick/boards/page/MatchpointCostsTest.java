package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.boards.review.CostScorer;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Phase;
import overtrick.boards.review.ScoredCosts;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.MatchpointField;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.solver.Solver;

/// What errors cost in a field, reckoned by hand. Twelve tricks are there for North and South, and
/// par is 990. At four other tables they played three notrump with twelve tricks, 490; a top is 8.
@Timeout(value = 60, unit = SECONDS)
class MatchpointCostsTest {

    private static final Solver SOLVER = new Solver(32);

    private static FinishedBoard inEvent(String calls, String cards, int tricks) {
        return TwelveTricks.board(calls, cards, tricks)
                .from(Optional.of(BoardPlan.OfEvent.set("ABCDEF")), Optional.empty());
    }

    private static Row row(int table, int points) {
        return Row.of(
                TablePlace.of("A", 1, table),
                new Contestant("N" + table),
                new Contestant("E" + table),
                Outcome.scored(points));
    }

    /// The event with this board at table 1.
    ///
    /// @param others what North–South scored at the other tables
    private static CostScorer event(FinishedBoard board, Integer... others) {
        var rows = new ArrayList<Row>(List.of(row(1, board.points(Side.NORTH_SOUTH))));
        for (int points : others) {
            rows.add(row(rows.size() + 1, points));
        }
        var number = board.board().number();
        var scores =
                Scores.of(
                        Results.of(List.of(Traveller.of(number, rows))),
                        Regulations.of(new ByBoards(Matchpoints.STANDARD)));
        MatchpointField field =
                (_, asked, side, points) -> scores.percent(asked, rows.getFirst(), side, points);
        return new CostScorer(_ -> Optional.of(field));
    }

    private static ScoredCosts costs(FinishedBoard board, CostScorer event) {
        return event.of(board, Losses.of(board, Analysis.of(board, SOLVER))).orElseThrow();
    }

    /// East throws the ace of clubs: 520 and not 490. That is one IMP, and half of the top: 490
    /// equals four others, 4 of 8, and 520 beats them all. The slam that was not bid is the other
    /// half: 990 would be 8 of 8, and 490 is 4.
    @Test
    void anOvertrickMayCostAsMuchAsASlam() {
        var board = inEvent("3N P P P", "ST S4 S2 SA SK S7 S5 S3 SQ S8 S6 CA", 13);

        var costs = costs(board, event(board, 490, 490, 490, 490));

        assertThat(costs.unit()).isEqualTo(Unit.PERCENT_OF_TOP);
        assertThat(costs.of(Seat.EAST, Phase.DEFENCE)).isEqualTo(Fraction.of(50));
        assertThat(costs.of(Seat.WEST, Phase.DEFENCE)).isEqualTo(Fraction.ZERO);
        assertThat(costs.of(Seat.NORTH, Phase.BIDDING)).isEqualTo(Fraction.of(50));
        assertThat(costs.of(Seat.SOUTH, Phase.BIDDING)).isEqualTo(Fraction.of(50));
        assertThat(costs.of(Side.NORTH_SOUTH, Phase.BIDDING))
                .as("once for both")
                .isEqualTo(Fraction.of(50));
        assertThat(costs.dearest())
                .extracting(dear -> dear.what() + " " + dear.cost().amount().text())
                .containsExactly("3NS 50", "CA 50");
        assertThat(Losses.of(board, Analysis.of(board, SOLVER)).of(Seat.EAST, Phase.DEFENCE))
                .as("in IMPs")
                .isEqualTo(1);
    }

    /// Seven notrump goes down by the ace: of 990, which beats three and equals one, 7 of 8 or
    /// 87.5%, nothing is left. East gives it back by a discard, from 100% to 0%.
    @Test
    void whatIsLostIsTheScoreBeforeLessTheScoreAfter() {
        var board = inEvent("7N P P P", "ST S4 S2 SA SK S7 S5 S3 SQ S8 S6 CA", 13);

        var costs = costs(board, event(board, 990, 490, 490, 490));

        assertThat(costs.of(Side.NORTH_SOUTH, Phase.BIDDING)).isEqualTo(Fraction.of(175, 2));
        assertThat(costs.of(Side.EAST_WEST, Phase.DEFENCE)).isEqualTo(Fraction.HUNDRED);
        assertThat(costs.dearest())
                .extracting(dear -> dear.seat() + " " + dear.what())
                .containsExactly("EAST CA", "SOUTH 7NS");
    }

    /// All pass with a slam there; it is named, and both bear it. A claim has no name.
    @Test
    void aBoardPassedOutAndAClaimCostToo() {
        var passed = inEvent("P P P P", "", 0);
        var claimed = inEvent("3N P P P", "ST S4 S2 SA", 10);

        var out = costs(passed, event(passed, 490, 490));
        var given = costs(claimed, event(claimed, 490, 490));

        assertThat(out.of(Seat.NORTH, Phase.BIDDING)).isEqualTo(Fraction.HUNDRED);
        assertThat(out.dearest()).extracting(ScoredCosts.Dear::what).containsExactly("P");
        assertThat(given.of(Seat.SOUTH, Phase.DECLARER)).isEqualTo(Fraction.of(50));
        assertThat(given.of(Seat.NORTH, Phase.DECLARER)).isEqualTo(Fraction.ZERO);
        assertThat(given.dearest()).extracting(ScoredCosts.Dear::what).containsExactly("3NS");
    }

    /// Without another result there is no percent, nor where what gave points away was not noted.
    @Test
    void whereThereIsNoFieldImpsStay() {
        var board = inEvent("7N P P P", "", 12);
        var slips = Losses.of(board, Analysis.of(board, SOLVER));
        var alone = event(board);
        var old = new Costs(slips.imps());

        assertThat(alone.unit(board)).isEqualTo(Unit.IMPS);
        assertThat(alone.of(board, slips)).contains(ScoredCosts.imps(slips));
        assertThat(costs(board, alone).of(Seat.SOUTH, Phase.BIDDING)).isEqualTo(Fraction.of(14));
        assertThat(event(board, 490).of(board, old)).as("to be worked out again").isEmpty();
        assertThat(alone.of(board, old)).isPresent();
    }
}

package overtrick.solver.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.GoldenTables;
import overtrick.solver.Position;
import overtrick.solver.Positions;
import overtrick.solver.Solver;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class PlayAnalysisTest {

    private final Solver solver = new Solver();

    @Test
    void costsLeadFromTheTableToTheResult() {
        Seeds.each(
                3,
                chance -> {
                    var play = played(chance, false);
                    var contract = play.contract();
                    int expected =
                            solver.tricks(play.deal(), contract.strain(), contract.declarer());

                    var analysis = PlayAnalysis.of(play, solver);

                    int tricks = expected;
                    for (var step : analysis.steps()) {
                        assertThat(step.before()).isEqualTo(tricks);
                        boolean declaring = !step.seat().opposes(contract.declarer());
                        tricks += declaring ? -step.cost() : step.cost();
                        assertThat(step.after()).isEqualTo(tricks);
                    }
                    assertThat(tricks).isEqualTo(play.won(contract.declarer().side()));
                    assertThat(analysis.steps())
                            .extracting(PlayAnalysis.Step::card)
                            .isEqualTo(play.cards());
                    assertThat(analysis.steps()).anyMatch(step -> step.cost() > 0);
                });
    }

    @Test
    void perfectPlayCostsNothing() {
        Seeds.each(
                2,
                chance -> {
                    var analysis = PlayAnalysis.of(played(chance, true), solver);

                    assertThat(analysis.steps())
                            .hasSize(Card.PACK)
                            .allMatch(step -> step.cost() == 0);
                });
    }

    @Test
    void aPlayMayEndEarly() {
        var play = played(Seeds.chance(9), false).first(5);

        assertThat(PlayAnalysis.of(play, solver).steps()).hasSize(5);
        assertThat(PlayAnalysis.of(play.first(0), solver).steps()).isEmpty();
    }

    @Test
    void aBoardIsComparedWithPar() {
        var deal = Sample.deal(Seeds.chance(0));
        var board = Board.of(new BoardNumber(1), deal);
        var auction = Auction.parse(Seat.NORTH, "1C P P P");
        var play = Play.of(auction.contract().orElseThrow(), deal);

        var analysis = BoardAnalysis.of(board, Optional.of(auction), Optional.of(play), solver);

        var expected = analysis.expected().orElseThrow();
        assertThat(expected.tricks()).isEqualTo(solver.tricks(deal, Strain.CLUBS, Seat.NORTH));
        int score = expected.points(Side.NORTH_SOUTH, board.vulnerability());
        assertThat(analysis.contractCost()).hasValue(analysis.par().score() - score);
        assertThat(analysis.auction().orElseThrow().steps().getLast().after()).isEqualTo(-score);
    }

    @Test
    void aBoardNobodyPlayedHasOnlyPar() {
        var board = Board.of(new BoardNumber(2), Sample.deal(Seeds.chance(0)));

        var analysis = BoardAnalysis.of(board, Optional.empty(), Optional.empty(), solver);

        assertThat(analysis.table()).isEqualTo(GoldenTables.tables().getFirst());
        assertThat(analysis.contractCost()).isEmpty();
    }

    private Play played(RandomGenerator chance, boolean perfect) {
        var bid = new Bid(1, Positions.strain(chance));
        var contract = new Contract(bid, Doubling.UNDOUBLED, Sample.seat(chance));
        var play = Play.of(contract, Sample.deal(chance));
        while (!play.isOver()) {
            play = play.with(perfect ? best(play) : Positions.one(play.playable(), chance));
        }
        return play;
    }

    private Card best(Play play) {
        var values = solver.values(Position.of(play));
        int most = Collections.max(values.values());
        return values.keySet().stream()
                .filter(card -> values.getOrDefault(card, 0) == most)
                .findFirst()
                .orElseThrow();
    }
}

package overtrick.solver.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.GoldenTables;
import overtrick.testkit.Seeds;

class AuctionAnalysisTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      table                | calls              | costs
                      a2a22222222222222222 | 1S P 4S P P P      | ''
                    # bidding slowly costs nothing, stopping does
                      a2a22222222222222222 | 1S P 2S P P P      | N P 250
                      a2a22222222222222222 | 1S P 2S P 4S P P P | ''
                      a2a22222222222222222 | P P P P            | S P 420
                    # too high, and nobody doubled
                      a2a22222222222222222 | 5S P P P           | N 5S 520, W P 50
                      a2a22222222222222222 | 5S X P P P         | N 5S 520
                    # a double of what is made, redoubled or not
                      a2a22222222222222222 | 4S X P P P         | E X 460, N P 290
                      a2a22222222222222222 | 4S X XX P P P      | E X 460
                    # the strain bid from the wrong side
                      a2922222222222222222 | P P 1S P 4S X P P P | S 1S 280, N 4S 240
                    """,
            useHeadersInDisplayName = true)
    void costs(String table, String calls, String costs) {
        assertThat(text(analysis(table, calls))).isEqualTo(costs);
    }

    @Test
    void costsLeadFromParToTheScore() {
        Seeds.each(
                200,
                chance -> {
                    var tables = GoldenTables.tables();
                    var table = tables.get(chance.nextInt(tables.size()));
                    var vulnerability = Vulnerability.values()[chance.nextInt(4)];
                    var auction = Auction.openedBy(Seat.values()[chance.nextInt(4)]);
                    while (!auction.isOver()) {
                        var calls = auction.standing().legalCalls();
                        boolean passes = chance.nextInt(3) > 0;
                        auction =
                                auction.with(calls.get(passes ? 0 : chance.nextInt(calls.size())));
                    }

                    var analysis = AuctionAnalysis.of(auction, table, vulnerability);

                    int score = Par.of(table, vulnerability, auction.dealer()).score();
                    for (var step : analysis.steps()) {
                        assertThat(step.cost()).isNotNegative();
                        boolean theirs = step.caller().side() == Side.NORTH_SOUTH;
                        assertThat(step.before()).isEqualTo(theirs ? score : -score);
                        score += theirs ? -step.cost() : step.cost();
                    }
                    int reached =
                            auction.contract()
                                    .map(contract ->
                                            new Played(
                                                            contract,
                                                            table.tricks(
                                                                    contract.strain(),
                                                                    contract.declarer()))
                                                    .points(Side.NORTH_SOUTH, vulnerability))
                                    .orElse(0);
                    assertThat(score).isEqualTo(reached);
                });
    }

    private static AuctionAnalysis analysis(String table, String calls) {
        return AuctionAnalysis.of(
                Auction.parse(Seat.NORTH, calls),
                DoubleDummyTable.parse(table),
                Vulnerability.NONE);
    }

    private static String text(AuctionAnalysis analysis) {
        return analysis.steps().stream()
                .filter(step -> step.cost() > 0)
                .map(step ->
                        "%c %s %d"
                                .formatted(step.caller().letter(), step.call().code(), step.cost()))
                .collect(Collectors.joining(", "));
    }
}

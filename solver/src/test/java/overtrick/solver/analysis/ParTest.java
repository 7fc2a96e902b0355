package overtrick.solver.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.GoldenTables;
import overtrick.testkit.Golden;

class ParTest {

    private static final int TABLES = 25;

    @ParameterizedTest(name = "{0}, dealer {1}, {2}: {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # nobody can make anything
                      66666666666666666666 | N | none | 0     | ''
                    # both sides make one notrump: who speaks first has it
                      66666666666666667777 | N | none | 90    | 1NN= 1NS=
                      66666666666666667777 | W | none | -90   | 1NE= 1NW=
                    # game, and a sacrifice that pays only when not vulnerable
                      a2a26765656538389292 | N | none | 420   | 4SN= 4SS=
                      a2a26765656538389292 | N | ns   | 500   | 5CXE-3 5CXW-3
                    # no need to bid more than keeps the others out
                      94946666a3a3a3a38383 | N | none | 140   | 1SN+2 1SS+2
                      76767575a3a366668484 | N | both | 130   | 1DN+3 1DS+3
                      d0d0d0d0d0d0d0d0d0d0 | S | both | 2220  | 7NN= 7NS=
                      d00dd00dd00dd00dd00d | S | both | 2220  | 7NN=
                    """)
    void knownCases(String digits, String dealer, String vulnerability, int score, String results) {
        var par =
                Par.of(
                        DoubleDummyTable.parse(digits),
                        Vulnerability.parse(vulnerability),
                        Seat.parse(dealer));

        assertThat(par.score()).isEqualTo(score);
        assertThat(par.points(Side.EAST_WEST)).isEqualTo(-score);
        assertThat(text(par)).isEqualTo(results);
    }

    /// The golden file was compared with DealerPar of DDS: scores and contracts.
    @Test
    void goldenPars() {
        var text = new StringBuilder();
        for (var table : GoldenTables.tables().subList(0, TABLES)) {
            for (var dealer : Seat.values()) {
                for (var vulnerability : Vulnerability.values()) {
                    var par = Par.of(table, vulnerability, dealer);
                    text.append(
                            "%s %c %-11s %5d %s"
                                    .formatted(
                                            table.hex(),
                                            dealer.letter(),
                                            vulnerability,
                                            par.score(),
                                            text(par))
                                    .stripTrailing());
                    text.append('\n');
                }
            }
        }

        Golden.check(ParTest.class, "pars", text.toString());
    }

    @Test
    void eachContractIsWorthPar() {
        for (var table : GoldenTables.tables()) {
            for (var vulnerability : Vulnerability.values()) {
                var par = Par.of(table, vulnerability, Seat.NORTH);
                assertThat(par.results())
                        .allSatisfy(result ->
                                assertThat(result.points(Side.NORTH_SOUTH, vulnerability))
                                        .isEqualTo(par.score()));
                assertThat(par.results().isEmpty()).isEqualTo(par.score() == 0);
            }
        }
    }

    /// Turning the table by one seat turns the score round.
    @Test
    void parKnowsNoFavourites() {
        for (var table : GoldenTables.tables()) {
            var turned = DoubleDummyTable.of((strain, seat) -> table.tricks(strain, seat.right()));
            for (var dealer : Seat.values()) {
                var par = Par.of(table, Vulnerability.NORTH_SOUTH, dealer);
                var other = Par.of(turned, Vulnerability.EAST_WEST, dealer.left());
                assertThat(other.score()).isEqualTo(-par.score());
                assertThat(other.results()).hasSameSizeAs(par.results());
            }
        }
    }

    /// Who deals first can only gain by it.
    @Test
    void dealingIsNoDisadvantage() {
        for (var table : GoldenTables.tables()) {
            int first = Par.of(table, Vulnerability.NONE, Seat.NORTH).score();
            int second = Par.of(table, Vulnerability.NONE, Seat.EAST).score();
            assertThat(first).isGreaterThanOrEqualTo(second);
        }
    }

    private static String text(Par par) {
        List<String> results = par.results().stream().map(Result::text).toList();
        return results.stream().collect(Collectors.joining(" "));
    }
}

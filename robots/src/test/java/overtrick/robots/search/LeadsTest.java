package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Seat;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.Plain;

/// Opening leads, for which there is least to go by: a lead other than the usual one is made only
/// when the layouts say more for it than chance may.
@Timeout(240)
class LeadsTest {

    private static final Readings READINGS = new Readings();
    private static final Solvers SOLVERS = new Solvers(8);
    private static final int SEEDS = Integer.getInteger("overtrick.lead.seeds", 1);
    private static final List<Plain> BOTH = List.of(Plain.IMPS, Plain.MATCHPOINTS);

    /// East leads; North deals; nobody is vulnerable.
    @ParameterizedTest(name = "{0} after {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # what                          | East             | auction       | never
                      no ace with one beside it     | KJ742.A3.T86.952 | 1N P 3N P P P | H
                      no ace with two beside it     | KJ742.A83.T6.952 | 1N P 3N P P P | H
                      no ace against a part-score   | KJ742.A3.T86.952 | 1N P P P      | H
                      no singleton king             | Q983.T9742.A65.K | 1N P 3N P P P | C
                      no singleton king from length | QT83.J9742.865.K | 1N P 3N P P P | C
                    """)
    void aLeadIsChangedOnlyForAReason(String what, String hand, String calls, String never) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            for (var scoring : seed == 1 ? BOTH : BOTH.subList(0, 1)) {
                var table = TestTable.with(Deals.boardWith(Seat.EAST, hand)).calls(calls);
                var player =
                        new SearchPlayer(
                                Level.EXPERT,
                                Agreements.STANDARD,
                                READINGS,
                                scoring,
                                SOLVERS,
                                seed);
                var lead = player.card(table.view(Seat.EAST));

                assertThat(String.valueOf(lead.suit().letter()))
                        .as("%s, %s at %s, seed %d", what, lead, scoring, seed)
                        .isNotEqualTo(never);
            }
        }
    }
}

package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.Plain;

/// Cards of contracts that are safe or lost already: overtricks and undertricks are still played
/// for, at every level and in every scoring.
@Timeout(120)
class SettledContractTest {

    private static final Readings READINGS = new Readings();
    private static final Solvers SOLVERS = new Solvers(8);

    /// North deals; nobody is vulnerable. What a card costs there is a trick beyond the contract,
    /// or one that is lost besides.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # what                       | hands                                                               | auction                 | so far                                                               | cards
                      an ace takes dummy's king  | AKQ.KT643.AK.432 987.AQ7.8765.876 J32.52.QJ2.AKQJ5 T654.J98.T943.T9 | P P 1N P 3N P P P       | ST SA S7 S2 C2 C6 CA C9 H2 H8 HK                                     | HA
                      AQ32 takes the eight       | AKQ.654.AK.T5432 987.AQ32.8765.87 J32.KJ8.QJ2.AKQJ T654.T97.T943.96 | P P 1N P 3N P P P       | ST SA S7 S2 C2 C7 CA C6 CK C9 C3 C8 CQ D3 C4 D5 CJ D4 CT D6 H8 H7 H4 | HQ HA
                      last to play, a queen wins | K8.32.QT984.7642 AJ972.A8654.2.J5 Q3.K.AK73.AKQT83 T654.QJT97.J65.9 | P 1S X 3S P P P         | CA C9 C2 C5 DA D5 DT D2 DK D6 D9 S2 CJ C3 S4 C4 S5 S8 S9             | SQ
                      last to play, a jack wins  | AKQJ98.AQ7.J7.96 T5432.KJ8.K42.J8 76.96.A86.AKT754 .T5432.QT953.Q32 | 1S P 2C P 3S P 4S P P P | D2 D6 DT                                                             | DJ
                      last to play, a king wins  | Q9.AQ73.A8654.T9 AJ5.KT86.J3.K732 T64.2.KQT972.A54 K8732.J954..QJ86 | 1D X 2D 2H 3D P P P     | H6 H2 H4 H7 D4 D3 DK S8 D2 S7 DA DJ D5 C7 D7 C8 C4 C6 C9             | CK
                      last to play, a ten wins   | J8.T53.QT6432.96 KQ9542.KQ2.J7.84 T3.876.K8.AKT752 A76.AJ94.A95.QJ3 | P 1S 3C 3N P P P        | C9 C4 CK C3 CA CQ C6 C8 C2 CJ DT D7 S6 S8 SK ST H2 H6 H9             | HT
                    """)
    void noTrickIsGivenAway(String what, String hands, String calls, String soFar, String cards) {
        for (var level : Level.values()) {
            for (var scoring : Plain.values()) {
                var table = TestTable.with(Deals.board(hands)).calls(calls).cards(soFar);
                var player =
                        new SearchPlayer(level, Agreements.STANDARD, READINGS, scoring, SOLVERS, 1);
                var card = player.card(table.view(table.actor()));

                assertThat(List.of(cards.split(" ")))
                        .as("%s, %s at %s", what, level, scoring)
                        .contains(card.toString());
            }
        }
    }
}

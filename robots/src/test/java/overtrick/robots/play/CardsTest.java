package overtrick.robots.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// Cards in concrete positions. North deals; the hands are those of North, East, South and West,
/// and what is not written down is dealt in the order of the pack.
class CardsTest {

    private static final Readings READINGS = new Readings();

    private static String card(String hands, String calls, String soFar) {
        var table = TestTable.with(Deals.board(hands)).calls(calls).cards(soFar);
        return new ThumbRulePlayer(Agreements.STANDARD, READINGS)
                .card(table.view(table.actor()))
                .code();
    }

    /// South declares, West leads.
    @ParameterizedTest(name = "{1}, {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # West              | auction            | lead
                      KQJ2.432.5432.32  | P P 1N P 3N P P P  | SK
                      K8642.Q32.43.432  | P P 1N P 3N P P P  | S4
                      QJT82.A2.432.432  | P P 1N P 3N P P P  | SQ
                      AQ642.32.432.432  | P P 1N P 3N P P P  | S4
                      432.KJ752.Q32.32  | P P 1H P 1S P 1N P 3N P P P | D2
                      K8642.Q32.43.432  | P P 1S P 4S P P P  | D4
                      432.AK52.432.432  | P P 1S P 4S P P P  | HA
                      432.KQ52.432.432  | P P 1S P 4S P P P  | HK
                      432.K8652.5432.3  | P P 1S P 4S P P P  | C3
                      432.A852.QJ2.432  | P P 1S P 4S P P P  | DQ
                      432.A8652.Q32.32  | P 1C 1S P 4S P P P | C3
                      432.K2.Q5432.J32  | P 1H 1S P 4S P P P | HK
                      432.Q62.Q5432.J2  | P 1H 1S P 4S P P P | H2
                    """)
    void openingLeads(String west, String calls, String lead) {
        assertThat(card("- - - " + west, calls, "")).isEqualTo(lead);
    }

    /// The defenders after the lead: North is dummy.
    @ParameterizedTest(name = "{1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hands                                                                   | auction           | so far      | card
                      543.A432.A432.A2 KJ2.765.765.7654 AQT.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | S9 S3       | SK
                      Q43.A432.A432.A2 KJ2.765.765.7654 AT5.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | S6 S3       | SJ
                      Q43.A432.A432.A2 KJ2.765.765.7654 AT5.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | S6 SQ       | SK
                      543.A432.A432.A2 AK2.765.765.7654 QJT.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | S6 S3       | SK
                      543.A432.A432.A2 QJ2.765.765.7654 AKT.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | S6 S3       | SJ
                      543.A432.A432.A2 J72.765.765.7654 AKT.KQJ.KQJ.KQJ3 Q986.T98.T98.T98       | P P 1N P 3N P P P | S6 S3       | SJ
                      543.A432.A432.A2 KJ2.765.765.7654 AQT.KQJ.KQJ.KQJ3 9876.T98.T98.T98       | P P 1N P 3N P P P | H8 HA H5 HJ S3 | S2
                      QJ3.A432.A432.A2 K82.765.765.7654 AT5.KQJ.KQJ.KQJ3 9764.T98.T98.T98       | P P 1N P 3N P P P | H8 HA H5 HJ SQ | S2
                      Q73.A432.A432.A2 K82.765.765.7654 AT5.KQJ.KQJ.KQJ3 J964.T98.T98.T98       | P P 1N P 3N P P P | H8 HA H5 HJ SQ | SK
                      543.A432.A432.A8 AKQJT2.765.765.7 76.KQJ.KQJ.KQJ65 98.T98.T98.T9432       | P P 1N P 3N P P P | HT HA H5 HJ S3 | ST
                    """)
    void defendersFollow(String hands, String calls, String soFar, String card) {
        assertThat(card(hands, calls, soFar)).isEqualTo(card);
    }

    @ParameterizedTest(name = "{1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hands                                                                   | auction           | so far      | card
                      AQ3.A432.A432.A2 K52.765.765.7654 764.KQJ.KQJ.KQJ3 JT98.T98.T98.T98       | P P 1N P 3N P P P | SJ          | SQ
                      AQ3.A432.A432.A2 K52.765.765.7654 764.KQJ.KQJ.KQJ3 JT98.T98.T98.T98       | P P 1N P 3N P P P | HT H2 H5 HJ S4 S8 | SQ
                      AKJ2.A432.A43.A2 Q9.765.7652.7654 T76.KQJ.KQJ.KQJ3 8543.T98.T98.T98       | P P 1N P 6N P P P | HT H2 H5 HJ S6 S3 SA S9 HA H6 HQ H8 CA C4 C3 C8 C2 C5 CJ C9 S7 S4 | SJ
                      432.A432.A432.A2 KT7.765.765.7654 A65.KQJ.KQJ.KQJ3 QJ98.T98.T98.T98       | P P 1N P 3N P P P | SQ S2 S7    | S5
                      432.A432.KQJ2.A2 KT7.765.A65.7654 A65.KQJ.T43.KQJ3 QJ98.T98.987.T98       | P P 1N P 3N P P P | SQ S2 S7    | S5
                      K32.A432.KQJ2.A2 QT7.765.A65.7654 A65.KQJ.T43.KQJ3 J984.T98.987.T98       | P P 1N P 3N P P P | S4          | S2
                    """)
    void declarerFollows(String hands, String calls, String soFar, String card) {
        assertThat(card(hands, calls, soFar)).isEqualTo(card);
    }

    @ParameterizedTest(name = "{1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hands                                                                   | auction           | so far         | card
                      Q432.A32.5432.A2 65.KQ54.KQ76.J65 AKJT9.J76.A.KQ43 87.T98.JT98.T987       | P P 1S P 4S P P P | DJ D2 D6 DA    | S9
                      Q432.A32.2.A8765 65.KQ54.KQ76.J43 AKJT9.J76.A543.K 87.T98.JT98.QT92       | P P 1S P 4S P P P | DJ D2 D6 DA    | D3
                      432.A432.KQJ2.A2 KT7.765.A65.7654 A65.KQJ.T43.KQJ3 QJ98.T98.987.T98       | P P 1N P 3N P P P | SQ S2 S7 SA    | HK
                    """)
    void declarerLeads(String hands, String calls, String soFar, String card) {
        assertThat(card(hands, calls, soFar)).isEqualTo(card);
    }
}

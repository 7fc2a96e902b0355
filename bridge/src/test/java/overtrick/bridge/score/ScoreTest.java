package overtrick.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Score.Part;

class ScoreTest {

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # result  | vul | points
                      1C=     | NV  | 70
                      1N=     | NV  | 90
                      1N+3    | NV  | 180
                      2S+1    | V   | 140
                      2S+2    | V   | 170
                      2S+3    | V   | 200
                      3NT=    | NV  | 400
                      3NT+1   | V   | 630
                      4S+1    | NV  | 450
                      4S=     | V   | 620
                      4S+1    | V   | 650
                      4S-1    | NV  | -50
                      4S-1    | V   | -100
                      5C-3    | NV  | -150
                      5C-3    | V   | -300
                      6D=     | NV  | 920
                      6NT=    | V   | 1440
                      6S+1    | NV  | 1010
                      7S=     | V   | 2210
                      2HX=    | NV  | 470
                      2NTX=   | NV  | 490
                      2DX=    | NV  | 180
                      3CX=    | NV  | 470
                      3CX=    | V   | 670
                      1DXX=   | NV  | 230
                      2CXX=   | NV  | 560
                      1HXX=   | NV  | 520
                      1NTXX=  | V   | 760
                      3NTX+2  | NV  | 750
                      3NTXX+1 | V   | 1400
                      4SX+1   | V   | 990
                      4HX-4   | NV  | -800
                      4HX-3   | V   | -800
                      4HXX-4  | NV  | -1600
                      5DX-3   | NV  | -500
                      7NTXX-13 | V  | -7600
                      7NTXX=  | V   | 2980
                      1NTXX+6 | V   | 3160
                    """)
    void isAsPublished(String result, String vulnerable, int points) {
        assertThat(score(result, vulnerable.equals("V")).points()).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0} down: {1} {2} {3}, vulnerable {4} {5} {6}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # down | NV  | NV X | NV XX | V    | V X  | V XX
                      1    | 50  | 100  | 200   | 100  | 200  | 400
                      2    | 100 | 300  | 600   | 200  | 500  | 1000
                      3    | 150 | 500  | 1000  | 300  | 800  | 1600
                      4    | 200 | 800  | 1600  | 400  | 1100 | 2200
                      5    | 250 | 1100 | 2200  | 500  | 1400 | 2800
                      6    | 300 | 1400 | 2800  | 600  | 1700 | 3400
                      7    | 350 | 1700 | 3400  | 700  | 2000 | 4000
                      13   | 650 | 3500 | 7000  | 1300 | 3800 | 7600
                    """)
    void undertricksCostAsLaw77Says(int down, int nv, int nvX, int nvXx, int v, int vX, int vXx) {
        assertThat(downOf(down, Doubling.UNDOUBLED, false)).isEqualTo(-nv);
        assertThat(downOf(down, Doubling.DOUBLED, false)).isEqualTo(-nvX);
        assertThat(downOf(down, Doubling.REDOUBLED, false)).isEqualTo(-nvXx);
        assertThat(downOf(down, Doubling.UNDOUBLED, true)).isEqualTo(-v);
        assertThat(downOf(down, Doubling.DOUBLED, true)).isEqualTo(-vX);
        assertThat(downOf(down, Doubling.REDOUBLED, true)).isEqualTo(-vXx);
    }

    private static int downOf(int down, Doubling doubling, boolean vulnerable) {
        return Score.of(Bid.HIGHEST, doubling, vulnerable, 13 - down).points();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "4C=, false",
        "4D=, false",
        "3H=, false",
        "3S=, false",
        "2N=, false",
        "5C=, true",
        "5D=, true",
        "4H=, true",
        "4S=, true",
        "3N=, true",
        "2CX=, false",
        "2DX=, false",
        "1HX=, false",
        "1SX=, false",
        "1NX=, false",
        "3CX=, true",
        "3DX=, true",
        "2HX=, true",
        "2SX=, true",
        "2NX=, true",
        "1CXX=, false",
        "1DXX=, false",
        "2CXX=, true",
        "2DXX=, true",
        "1HXX=, true",
        "1SXX=, true",
        "1NXX=, true",
        "2S+5, false",
        "1NX+6, false"
    })
    void theContractDecidesWhetherItIsAGameAndOvertricksDoNot(String result, boolean game) {
        assertThat(score(result, false).parts().stream().anyMatch(Part.Game.class::isInstance))
                .isEqualTo(game);
    }

    /// Three clubs doubled are 120 and so a game (bridge.md §4.5).
    @Test
    void threeClubsDoubledIsAGameOf120() {
        assertThat(score("3CX=", false).parts())
                .containsExactly(
                        new Part.TrickPoints(new Bid(3, Strain.CLUBS), Doubling.DOUBLED, 120),
                        new Part.Game(120, false, 300),
                        new Part.DoubledAndMade(Doubling.DOUBLED, 50));
    }

    @Test
    void aPartScoreSaysHowFarFromGameItWas() {
        assertThat(score("2S+1", true).parts())
                .containsExactly(
                        new Part.TrickPoints(new Bid(2, Strain.SPADES), Doubling.UNDOUBLED, 60),
                        new Part.PartScore(60, 50),
                        new Part.Overtricks(1, 30, 30));
    }

    @Test
    void aSlamHasTheGameToo() {
        assertThat(score("6NXX+1", true).parts())
                .containsExactly(
                        new Part.TrickPoints(new Bid(6, Strain.NOTRUMP), Doubling.REDOUBLED, 760),
                        new Part.Game(760, true, 500),
                        new Part.Slam(6, true, 750),
                        new Part.DoubledAndMade(Doubling.REDOUBLED, 100),
                        new Part.Overtricks(1, 400, 400));
    }

    @Test
    void undertricksArePricedOneByOne() {
        assertThat(score("4HX-4", false).parts())
                .containsExactly(new Part.Undertricks(List.of(-100, -200, -200, -300), -800));
        assertThat(score("4HX-4", true).parts())
                .containsExactly(new Part.Undertricks(List.of(-200, -300, -300, -300), -1100));
    }

    @Test
    void tricksAreNoneToThirteen() {
        assertThatThrownBy(() -> Score.of(Bid.LOWEST, Doubling.UNDOUBLED, false, 14))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tricks are not 0 to 13: 14");
        assertThatThrownBy(() -> Score.of(Bid.LOWEST, Doubling.UNDOUBLED, false, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tricks are not 0 to 13: -1");
    }

    private static Score score(String result, boolean vulnerable) {
        var played = (Notation.Played) Notation.parse(result.toUpperCase(Locale.ROOT));
        return Score.of(played.bid(), played.doubling(), vulnerable, played.tricks());
    }
}

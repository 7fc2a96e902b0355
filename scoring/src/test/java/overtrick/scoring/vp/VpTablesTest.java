package overtrick.scoring.vp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.FormatException;
import overtrick.cards.words.Sentence;

class VpTablesTest {

    private static final VpCatalog HOUSE = VpCatalog.ofTheHouse();

    @ParameterizedTest(name = "{0}, {1} boards, {2} IMPs: {3}–{4}")
    @CsvSource({
        // bridge.md §6.4
        "seed20, 16, 0,   10, 10",
        "seed20, 16, 2,   10, 10",
        "seed20, 16, 3,   11, 9",
        "seed20, 16, 35,  17, 3",
        "seed20, 16, 36,  18, 2",
        "seed20, 16, 54,  20, 0",
        "seed20, 16, 55,  20, -1",
        "seed20, 16, 99,  20, -4",
        "seed20, 16, 100, 20, -5",
        "seed20, 16, 112, 20, -5",
        "seed20, 16, 400, 20, -5",
        "seed30, 16, 0,   15, 15",
        "seed30, 16, 49,  25, 5",
        "seed30, 16, 55,  25, 4",
        "seed30, 16, 111, 25, 0",
        // tournaments.md §3.4
        "acbl20, 6,  0,   10, 10",
        "acbl20, 7,  2,   11, 9",
        "acbl20, 8,  27,  19, 1",
        "acbl20, 8,  28,  20, 0",
        "acbl20, 9,  28,  18, 2",
        "acbl20, 11, 35,  19, 1",
        "acbl20, 11, 36,  20, 0",
        "acbl30, 7,  0,   15, 15",
        "acbl30, 7,  1,   18, 12",
        "acbl30, 8,  6,   22, 8",
        "acbl30, 8,  28,  30, 0",
        "acbl30, 10, 4,   20, 10",
        "acbl30, 10, 35,  29, 1",
        "acbl30, 10, 36,  30, 0",
        "wbf-discrete, 16, 1, 10, 10",
        "wbf-discrete, 16, 53, 19, 1",
        "wbf-discrete, 16, 54, 20, 0",
    })
    void areThoseOfTheSpecification(String name, int boards, int margin, int winner, int loser) {
        var scale = HOUSE.named(name).orElseThrow().scale(boards);

        assertThat(scale.hundredths(margin)).isEqualTo(100 * winner);
        assertThat(scale.hundredths(-margin)).isEqualTo(100 * loser);
    }

    /// “After 25–5 come 25–4 … 25–0”: five more for both on every step (bridge.md §6.4).
    @Test
    void theScaleOfThirtyIsThatOfTwentyWithFiveMore() {
        var twenty = HOUSE.named("seed20").orElseThrow().scale(16);
        var thirty = HOUSE.named("seed30").orElseThrow().scale(16);

        for (int margin = 0; margin <= 120; margin++) {
            assertThat(thirty.hundredths(margin)).isEqualTo(twenty.hundredths(margin) + 500);
            assertThat(thirty.hundredths(-margin)).isEqualTo(twenty.hundredths(-margin) + 500);
        }
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    seed20 | 8  | boards of scale seed20 are not 16: 8
                    acbl20 | 12 | boards of scale acbl20 are not 6-8, 9-11: 12
                    acbl30 | 5  | boards of scale acbl30 are not 6-8, 9-11: 5
                    """)
    void sayForWhichMatchesTheyAreNotMade(String name, int boards, String complaint) {
        var scales = HOUSE.named(name).orElseThrow();

        assertThat(scales.complaint(boards).map(Sentence::toString)).contains(complaint);
        assertThatThrownBy(() -> scales.scale(boards)).hasMessage(complaint);
    }

    @Test
    void aUserAddsHisOwn() {
        var own =
                VpFile.parse(
                        """
                        # ours
                        scale club10
                        title Our own scale
                        boards 6-8

                        0 5 5
                        4 6.25 3.75
                        12 10 -0.5
                        """);
        var catalog = HOUSE.with(own);

        var scale = catalog.named("club10").orElseThrow().scale(7);
        assertThat(scale.hundredths(11)).isEqualTo(625);
        assertThat(scale.hundredths(-12)).isEqualTo(-50);
        assertThat(own.title()).isEqualTo("Our own scale");
        assertThat(catalog.names()).startsWith("club10").containsAll(HOUSE.names());
        assertThat(HOUSE.named("club10")).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    boards 8/0 5 5                      | line 1: there is no line such as: scale club20
                    scale x/0 5 5                       | line 2: a line such as boards 16 must come before the first step
                    scale x/boards many                 | line 2: boards are not like 16 or 6-8: many
                    scale x/boards 8/0 5                | line 3: step is not like 12 7.5 2.5 (margin, winner, loser): 0 5
                    scale x/boards 8/0 5 5/3 6.125 4    | line 4: victory points have more than two decimals: 6.125
                    scale x/boards 8/1 5 5              | line 2: scale does not begin with a tie at margin 0: Step[least=1, winner=500, loser=500]
                    scale x/boards 8/0 5 5/3 6 4/3 7 3  | line 2: margins do not rise: 3 after 3
                    scale x/boards 8/0 5 5/3 6 4/5 5 5  | line 2: a greater margin is worth less: margin 5
                    scale x/boards 8-6/0 5 5            | line 2: boards are not 1 or more and rising: 8-6
                    scale x/boards 8/0 5 5/boards 7/0 5 5 | scale x: numbers of boards do not rise: 7 after 8
                    scale x                             | scale x: scale has no table: x
                    """)
    void aFileSaysWhereItIsWrong(String lines, String message) {
        assertThatThrownBy(() -> VpFile.parse(lines.replace('/', '\n')))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void marginsOfAStepAreNotNegative() {
        var scale = HOUSE.named("seed20").orElseThrow().scale(16);

        assertThat(scale.step(40).least()).isEqualTo(36);
        assertThatThrownBy(() -> scale.step(-1)).hasMessage("margin is not 0 or more: -1");
    }
}

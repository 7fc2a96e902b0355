package overtrick.formats.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.cards.FormatException;
import overtrick.cards.Side;
import overtrick.scoring.Outcome;
import overtrick.scoring.PossibleScores;

class OutcomeTextTest {

    @ParameterizedTest(name = "{0}, {1} vulnerable: {2} for NS, {3} for EW")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4SN=                    | ns   | 620  | -620
                    4SN=                    | none | 420  | -420
                    5CW-3                   | none | 150  | -150
                    5CW-3                   | ew   | 300  | -300
                    P                       | both | 0    | 0
                    620                     | ns   | 620  | -620
                    −100                    | ns   | -100 | 100
                    60% 4SN= 40% 4SN-1      | none | 60% of 420, 40% of -50 | 60% of -420, 40% of 50
                    50% 620 + 50% 170       | ns   | 50% of 620, 50% of 170 | 50% of -620, 50% of -170
                    NS 620 EW 170           | ns   | 620  | -170
                    NS 620 EW 50% 620, 50% 170 | ns | 620 | 50% of -620, 50% of -170
                    """)
    void scores(String text, String vulnerable, String northSouth, String eastWest) {
        var outcome = OutcomeText.parse(text, Vulnerability.parse(vulnerable));

        assertThat(outcome.score(Side.NORTH_SOUTH).orElseThrow().text()).isEqualTo(northSouth);
        assertThat(outcome.score(Side.EAST_WEST).orElseThrow().text()).isEqualTo(eastWest);
        assertThat(OutcomeText.parse(OutcomeText.text(outcome), Vulnerability.parse(vulnerable)))
                .isEqualTo(outcome);
    }

    @Test
    void artificialScoresAndBoardsNotPlayed() {
        var outcome = OutcomeText.parse("60%/40", Vulnerability.NONE);

        assertThat(outcome.award(Side.NORTH_SOUTH).orElseThrow().percent().text()).isEqualTo("60");
        assertThat(outcome.award(Side.EAST_WEST).orElseThrow().percent().text()).isEqualTo("40");
        assertThat(OutcomeText.text(outcome)).isEqualTo("60/40");
        assertThat(OutcomeText.parse("-", Vulnerability.NONE)).isEqualTo(new Outcome.NotPlayed());
        assertThat(OutcomeText.text(new Outcome.NotPlayed())).isEqualTo("-");
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    445        | none | no result scores 445 with nobody vulnerable; 440 or 450 would be possible
                    620        | none | no result scores 620 with nobody vulnerable; 610 or 630 would be possible
                    620        | ew   | no result scores 620 with EW vulnerable; 610 or 630 would be possible
                    -99999     | both | no result scores -99999 with both vulnerable; -7600 would be possible
                    4S=        | none | declarer is missing in 4S=; write 4SN=
                    4HX-2      | none | declarer is missing in 4HX-2; write 4HXN-2
                    8SN=       | none | level is not 1 to 7 in 8SN=: 8
                    7SN+1      | none | 7SN+1 would be 14 tricks; 7S allows from -13 to =
                    60% 420    | none | weights do not make 100%: 60% in 60% 420
                    60% 420 so 40% 50 | none | weighted score is not like 60% 4SN= 40% 4SN-1: 60% 420 so 40% 50
                    140/40     | none | percentage is not 0 to 100: 140
                    made       | none | result is not like 4HX-4, 3NT+1, 2S= or P: made
                    ''         | none | result is missing; write 4SW+1, P, 620, 60/40 or -
                    """)
    void whatCannotBeIsToldWithWhatWouldBeRight(String text, String vulnerable, String message) {
        assertThatThrownBy(() -> OutcomeText.parse(text, Vulnerability.parse(vulnerable)))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    /// 219 different scores of the declaring side, both vulnerable or not (bridge.md §6.1).
    @Test
    void possibleScoresMirrorEachOther() {
        for (var vulnerability : Vulnerability.values()) {
            assertThat(PossibleScores.of(vulnerability))
                    .contains(0, 90, -90, 110)
                    .doesNotContain(10, 445);
        }
        assertThat(PossibleScores.of(Vulnerability.NORTH_SOUTH).stream().map(score -> -score))
                .containsExactlyInAnyOrderElementsOf(PossibleScores.of(Vulnerability.EAST_WEST));
    }
}

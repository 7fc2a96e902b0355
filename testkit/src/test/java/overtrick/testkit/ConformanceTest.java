package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.HighCardRules.Flaw;

class ConformanceTest {

    @Test
    void goodRulesPass() {
        var games = new Conformance<>(new HighCard(Flaw.NONE)).play(50);

        assertThat(games)
                .hasSize(50)
                .allSatisfy(game -> assertThat(game.events()).hasSize(7))
                .allSatisfy(game -> assertThat(game.redeals()).isEqualTo(7));
    }

    @Test
    void aSeedAlwaysGivesTheSameGame() {
        var suite = new Conformance<>(new HighCard(Flaw.NONE));

        assertThat(suite.playFrom(7).events()).isEqualTo(suite.playFrom(7).events());
        assertThat(suite.playFrom(7).events()).isNotEqualTo(suite.playFrom(8).events());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    SHOWS_THE_OTHER_HAND     | the hand seen by
                    HINTS_AT_THE_OTHER_HAND  | sees in a world re-dealt
                    OFFERS_TOO_LITTLE        | is not offered, but Accepted
                    OFFERS_TOO_MUCH          | beyond all candidates
                    OFFERS_BY_THE_OTHER_HAND | is offered in a world re-dealt
                    LETS_ANYBODY_SHOW        | is not in turn and is offered
                    DECIDES_BY_MOOD          | Refused
                    REPLAYS_BY_MOOD          | the events replayed
                    LOSES_A_NUMBER           | numbers in the game
                    STOPS_HALF_WAY           | is the one in turn and is offered []
                    """)
    void everyBrokenPromiseIsNoticed(Flaw flaw, String message) {
        var suite = new Conformance<>(new HighCard(flaw));

        assertThatThrownBy(() -> suite.play(50))
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching("(?s)seed \\d+, step \\d+, after .*")
                .hasMessageContaining(message);
    }
}

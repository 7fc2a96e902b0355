package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Card;

class OddsTest {

    private static int odds(boolean declares, double reached, double of) {
        return Odds.of(declares, new Candidate(Card.parse("SA"), 0, 9, reached, of));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onlyWhatEveryLayoutSaysIsSureOrOut(boolean declares) {
        assertThat(odds(declares, 40, 40)).isEqualTo(100);
        assertThat(odds(declares, 0, 40)).isZero();
        assertThat(odds(declares, 39.9, 40)).isBetween(90, 99);
        assertThat(odds(declares, 0.1, 40)).isBetween(1, 5);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void moreLayoutsNeverSayLess(boolean declares) {
        for (int reached = 0; reached < 40; reached++) {
            assertThat(odds(declares, reached, 40))
                    .isLessThanOrEqualTo(odds(declares, reached + 1, 40));
        }
    }

    /// As measured; between two marks lines are straight.
    @ParameterizedTest
    @CsvSource({"true, 20, 44", "true, 28, 70", "false, 20, 31", "false, 28, 50", "false, 24, 41"})
    void saysWhatCameOfIt(boolean declares, int reached, int said) {
        assertThat(odds(declares, reached, 40)).isEqualTo(said);
    }

    @Test
    void whoDefendsIsPromisedMoreThanWhoDeclares() {
        assertThat(odds(false, 24, 40)).isLessThan(odds(true, 24, 40));
    }
}

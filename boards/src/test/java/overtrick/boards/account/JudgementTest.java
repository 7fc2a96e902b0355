package overtrick.boards.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Card;

/// The fewer layouts were tried, the more of them it takes to call a card the better one.
class JudgementTest {

    @ParameterizedTest
    @CsvSource({
        "40, 15, 0,  BETTER",
        "40, 14, 0,  HARDLY",
        "10, 35, 10, HARDLY",
        "10, 70, 10, BETTER",
        "10, 100, 0, SURE",
        "40, 30, 30, NO_WORSE",
        "40, 0,  0,  ALIKE",
    })
    void aCardIsBetterBySixLayouts(int layouts, int gains, int loses, Judgement.Finding finding) {
        var judged = new Judgement(Card.parse("SQ"), layouts, gains, loses);

        assertThat(judged.finding()).isEqualTo(finding);
    }
}

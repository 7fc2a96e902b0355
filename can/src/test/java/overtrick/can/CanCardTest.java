package overtrick.can;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard.Joker;
import overtrick.cards.Card;
import overtrick.cards.FormatException;

class CanCardTest {

    @Test
    void suitedCardsStandWhereTheyStandInABridgePack() {
        for (int place = 0; place < Card.PACK; place++) {
            assertThat(CanCard.at(place).place()).isEqualTo(place);
            assertThat(CanCard.at(place).code()).isEqualTo(Card.at(place).code());
        }
        assertThat(CanCard.at(52)).isEqualTo(Joker.SMALL);
        assertThat(CanCard.at(53)).isEqualTo(Joker.BIG);
    }

    @Test
    void everyCodeIsReadBack() {
        IntStream.range(0, CanCard.PACK)
                .mapToObj(CanCard::at)
                .forEach(card -> assertThat(CanCard.parse(card.code())).isSameAs(card));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "s10, ST",
        "♠A, SA",
        "AS, SA",
        "bj, BJ",
        "' LJ ', LJ",
        "SJ, SJ",
        "JS, SJ",
        "JH, HJ"
    })
    void readsOtherForms(String text, String code) {
        assertThat(CanCard.parse(text).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource({"JB", "XJ", "''", "S1", "RJ"})
    void saysWhatACardIs(String text) {
        assertThatThrownBy(() -> CanCard.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage(
                        "card is not a suit and a rank, like SA or H10, nor BJ or LJ: %s", text);
    }

    @ParameterizedTest(name = "{0}: {1} points, factor {2}")
    @CsvSource({
        "BJ, 0, BIG_JOKER",
        "LJ, 0, SMALL_JOKER",
        "SA, 0, ACE",
        "HK, 10, KING",
        "D10, 10, ''",
        "C5, 5, ''",
        "SQ, 0, ''",
        "SJ, 0, ''",
        "H2, 0, ''"
    })
    void pointsAndFactors(String code, int points, String factor) {
        var card = CanCard.parse(code);

        assertThat(card.points()).isEqualTo(points);
        assertThat(card.factor().map(Enum::name).orElse("")).isEqualTo(factor);
    }

    @Test
    void factorsRankFromTheKingToTheBigJoker() {
        assertThat(Factor.values())
                .containsExactly(Factor.KING, Factor.ACE, Factor.SMALL_JOKER, Factor.BIG_JOKER);
        assertThat(Factor.SMALL_JOKER.outranks(Factor.ACE)).isTrue();
        assertThat(Factor.ACE.outranks(Factor.ACE)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"80, EIGHTY", "85, EIGHTY_FIVE", "90, NINETY", "95, NINETY_FIVE", "100, HUNDRED"})
    void levels(String text, CanLevel level) {
        assertThat(CanLevel.parse(text)).isEqualTo(level);
        assertThat(level).hasToString(text);
        assertThat(level.points()).isEqualTo(Integer.parseInt(text));
    }

    @Test
    void noOtherLevel() {
        assertThatThrownBy(() -> CanLevel.parse("105"))
                .hasMessage("level is not 80, 85, 90, 95 or 100: 105");
    }
}

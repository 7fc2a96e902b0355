package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {

    @Test
    void aPackIsThirteenRanksOfFourSuits() {
        assertThat(Card.PACK).isEqualTo(52);
        assertThat(IntStream.range(0, 52).mapToObj(Card::at)).doesNotHaveDuplicates().isSorted();
    }

    @Test
    void theOrderGoesFromTheDeuceOfClubsToTheAceOfSpades() {
        assertThat(Card.at(0)).isEqualTo(Card.of(Suit.CLUBS, Rank.TWO));
        assertThat(Card.at(51)).isEqualTo(Card.of(Suit.SPADES, Rank.ACE));
        assertThat(IntStream.range(0, 52))
                .allSatisfy(at -> assertThat(Card.at(at).place()).isEqualTo(at));
    }

    @Test
    void everyCodeIsReadBack() {
        assertThat(CardSet.ALL)
                .allSatisfy(card -> assertThat(Card.parse(card.code())).isSameAs(card));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    SA  | SA
                    AS  | SA
                    sa  | SA
                    H10 | HT
                    10h | HT
                    hT  | HT
                    ♠A  | SA
                    A♠  | SA
                    ♥10 | HT
                    ♦2  | D2
                    2d  | D2
                    ♣K  | CK
                    ' D9 ' | D9
                    """)
    void isReadInTheFormsPeopleWrite(String text, String code) {
        assertThat(Card.parse(text).code()).isEqualTo(code);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''   | card is not a suit and a rank, like SA or H10:
                    S    | card is not a suit and a rank, like SA or H10: S
                    SAK  | card is not a suit and a rank, like SA or H10: SAK
                    10   | card is not a suit and a rank, like SA or H10: 10
                    S1   | rank is not one of 23456789TJQKA: 1
                    SX   | rank is not one of 23456789TJQKA: X
                    XA   | suit is not S, H, D or C: X
                    AX   | suit is not S, H, D or C: X
                    AA   | suit is not S, H, D or C: A
                    """)
    void isRefusedInOtherForms(String text, String message) {
        assertThatThrownBy(() -> Card.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message.endsWith(":") ? message + " " : message);
    }

    @ParameterizedTest
    @EnumSource
    void aSuitIsReadFromItsLetterAndItsPip(Suit suit) {
        assertThat(Suit.parse(suit.letter())).isEqualTo(suit);
        assertThat(Suit.parse(Character.toLowerCase(suit.letter()))).isEqualTo(suit);
        assertThat(Suit.parse(suit.symbol())).isEqualTo(suit);
    }

    @Test
    void heartsAndSpadesAreTheMajors() {
        assertThat(Suit.values())
                .filteredOn(Suit::isMajor)
                .containsExactly(Suit.HEARTS, Suit.SPADES);
    }

    @ParameterizedTest
    @EnumSource
    void aRankIsReadFromItsLetter(Rank rank) {
        assertThat(Rank.parse(rank.letter())).isEqualTo(rank);
        assertThat(Rank.parse(Character.toLowerCase(rank.letter()))).isEqualTo(rank);
    }

    @ParameterizedTest
    @ValueSource(chars = {'0', '1', 'B', ' ', '♠'})
    void otherCharactersAreNoRank(char text) {
        assertThatThrownBy(() -> Rank.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage("rank is not one of 23456789TJQKA: " + text);
    }

    @ParameterizedTest(name = "{0} counts {1}")
    @CsvSource({"ACE, 4", "KING, 3", "QUEEN, 2", "JACK, 1", "TEN, 0", "NINE, 0", "TWO, 0"})
    void pointsAreFourThreeTwoOne(Rank rank, int points) {
        assertThat(rank.highCardPoints()).isEqualTo(points);
    }

    @Test
    void tenToAceAreTheHonours() {
        assertThat(Rank.values())
                .filteredOn(Rank::isHonour)
                .containsExactly(Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE);
    }

    @Test
    void aHigherRankBeatsALowerOne() {
        assertThat(Rank.ACE.beats(Rank.KING)).isTrue();
        assertThat(Rank.KING.beats(Rank.ACE)).isFalse();
        assertThat(Rank.KING.beats(Rank.KING)).isFalse();
    }
}

package overtrick.systems.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

class HandTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      AKQ2.T98.J54.K32 | 13 | 13 | 20 | 1 | 1 | 2 | 4
                      KQJT432.32.32.32 |  6 |  9 | 15 | 0 | 0 | 1 | 1
                      AK432.AK432.32.2 | 14 | 16 | 24 | 0 | 2 | 2 | 6
                      432.432.432.5432 |  0 |  0 |  7 | 1 | 0 | 0 | 0
                      A5432.432.43.432 |  4 |  5 | 12 | 1 | 1 | 0 | 2
                    """)
    void theWholeHandIsMeasured(
            String pbn,
            int highCards,
            int points,
            int twenty,
            int balanced,
            int aces,
            int kings,
            int controls) {
        var hand = Hand.parse(pbn);

        assertThat(hand.get(Measure.HIGH_CARDS)).isEqualTo(highCards);
        assertThat(hand.get(Measure.POINTS)).isEqualTo(points);
        assertThat(hand.get(Measure.TWENTY)).isEqualTo(twenty);
        assertThat(hand.get(Measure.BALANCED)).isEqualTo(balanced);
        assertThat(hand.get(Measure.ACES)).isEqualTo(aces);
        assertThat(hand.get(Measure.KINGS)).isEqualTo(kings);
        assertThat(hand.get(Measure.CONTROLS)).isEqualTo(controls);
    }

    /// The examples of systems.md §1 come first.
    @ParameterizedTest(name = "{0}: {1} tricks")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      KQJ5432.32.32.32  | 6
                      AKQJ432.32.32.32  | 7
                      AKQ5432.A32.32.2  | 8
                      K5432.AK2.AK2.32  | 7
                      AQJT987.KQ2.32.2  | 7
                      AK765432.32.32.2  | 7
                      AK765432.K2.32.2  | 8
                    """)
    void playingTricksAreCounted(String pbn, int tricks) {
        assertThat(Hand.parse(pbn).get(Measure.TRICKS, Suit.SPADES)).isEqualTo(tricks);
    }

    @Test
    void queenJackTenSeventhIsFiveTricks() { // systems.md §1
        assertThat(Hand.parse("32.QJT5432.32.32").get(Measure.TRICKS, Suit.HEARTS)).isEqualTo(5);
    }

    @ParameterizedTest(name = "{0} {1}: quality {2}, stopper {3}, support {4}, key cards {5}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      AKQ432.32.32.432 | SPADES   | 3 | 1 | 11 | 2
                      AKQ32.432.32.432 | SPADES   | 2 | 1 | 10 | 2
                      QJT32.432.32.432 | SPADES   | 2 | 1 |  4 | 0
                      K5432..K5432.432 | SPADES   | 1 | 1 | 11 | 1
                      K5432.2.K5432.43 | HEARTS   | 0 | 0 |  6 | 0
                      J543.2.K5432.432 | SPADES   | 0 | 1 |  7 | 0
                      Q2.A32.K5432.432 | SPADES   | 1 | 0 |  9 | 1
                      Q2.A32.K5432.432 | HEARTS   | 1 | 1 | 10 | 1
                    """)
    void suitsAreMeasured(
            String pbn, Suit suit, int quality, int stopper, int support, int keyCards) {
        var hand = Hand.parse(pbn);

        assertThat(hand.get(Measure.QUALITY, suit)).isEqualTo(quality);
        assertThat(hand.get(Measure.STOPPER, suit)).isEqualTo(stopper);
        assertThat(hand.get(Measure.SUPPORT, suit)).isEqualTo(support);
        assertThat(hand.get(Measure.KEY_CARDS, suit)).isEqualTo(keyCards);
    }

    @Test
    void twoSuitsAreCompared() {
        var hand = Hand.parse("AKQ432.32.32.432");

        assertThat(hand.get(Measure.DIFFERENCE, Suit.SPADES, Suit.CLUBS)).isEqualTo(3);
        assertThat(hand.get(Measure.DIFFERENCE, Suit.DIAMONDS, Suit.CLUBS)).isEqualTo(-1);
        assertThatThrownBy(() -> hand.get(Measure.DIFFERENCE, Suit.CLUBS, Suit.SPADES))
                .hasMessageContaining("no such aspect");
    }

    @Test
    void aHandHasThirteenCards() {
        var twelve = CardSet.parse("AKQ.T98.J54.K32");

        assertThatThrownBy(() -> Hand.of(twelve)).hasMessage("a hand is 13 cards, not 12");
    }
}

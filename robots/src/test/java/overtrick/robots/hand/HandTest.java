package overtrick.robots.hand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

class HandTest {

    private static Hand hand(String pbn) {
        return new Hand(CardSet.parse(pbn));
    }

    @ParameterizedTest(name = "{0} with trumps {1}: {2} high, {3} with length, {4} with shortness")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hand              | trumps   | high | length | support
                      AKQ2.T98.J54.K32  | SPADES   | 13   | 13     | 13
                      AKQ32.T98.J5.K32  | SPADES   | 13   | 14     | 14
                      Q432.A98765.2.32  | SPADES   | 6    | 8      | 10
                      Q43.A98765..5432  | SPADES   | 6    | 8      | 9
                      Q432.A98765..432  | SPADES   | 6    | 8      | 11
                      Q4.A987652..5432  | SPADES   | 6    | 9      | 6
                      432.A5432.K2.A32  | HEARTS   | 11   | 12     | 12
                    """)
    void countsPoints(String pbn, Suit trumps, int high, int length, int support) {
        var hand = hand(pbn);

        assertThat(hand.points(Measure.HIGH_CARDS, trumps)).isEqualTo(high);
        assertThat(hand.points(Measure.LENGTH, trumps)).isEqualTo(length);
        assertThat(hand.points(Measure.SUPPORT, trumps)).isEqualTo(support);
    }

    @ParameterizedTest(name = "{0}: balanced {1}, rule of twenty {2}, longest {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      AKQ2.T98.J54.K32  | true  | true  | SPADES
                      AQ32.T98.J54.K32  | true  | false | SPADES
                      AK32.T987.KJ54.2  | false | false | SPADES
                      A2.KT987.KJ542.2  | false | true  | HEARTS
                      A2.K8.KJ542.5432  | false | true  | DIAMONDS
                      A2.K87.KJ542.543  | true  | false | DIAMONDS
                      AK.AQ.T98765.432  | false | true  | DIAMONDS
                    """)
    void knowsItsShape(String pbn, boolean balanced, boolean opens, Suit longest) {
        var hand = hand(pbn);

        assertThat(hand.isBalanced()).isEqualTo(balanced);
        assertThat(hand.obeysRuleOfTwenty()).isEqualTo(opens);
        assertThat(hand.longest()).isEqualTo(longest);
    }

    @ParameterizedTest(name = "{0}: good {1}, stops {2}")
    @CsvSource({
        "AK5432, true, true", "QJT432, true, true", "KJ5432, false, true", "KQ, true, true",
        "K, false, false", "Q3, false, false", "Q32, false, true", "J432, false, true",
        "J32, false, false", "T98765, false, false", "A, false, true"
    })
    void judgesSuits(String spades, boolean good, boolean stops) {
        var cards = CardSet.parse(spades + "...");

        assertThat(new Hand(cards).isGood(Suit.SPADES)).isEqualTo(good);
        assertThat(new Hand(cards).stops(Suit.SPADES)).isEqualTo(stops);
    }

    @ParameterizedTest(name = "{0} takes {1}")
    @CsvSource({
        "KQJ8765.2.432.32, 6",
        "AKQ8765.A2.32.32, 8",
        "QJT8765.2.432.32, 5",
        "AKQJ876.32.32.32, 7",
        "KJ98765.K2.32.32, 5"
    })
    void countsPlayingTricks(String pbn, int tricks) {
        assertThat(hand(pbn).playingTricks(Suit.SPADES)).isEqualTo(tricks);
    }

    @Test
    void newerWordsHoldWhenTheyClash() {
        var first = new Range(12, 15);

        assertThat(first.narrowedBy(new Range(14, 20))).isEqualTo(new Range(14, 15));
        assertThat(first.narrowedBy(new Range(16, 18))).isEqualTo(new Range(16, 18));
    }

    @Test
    void rangesAreWrittenAsPlayersSayThem() {
        assertThat(new Range(6, 9).text(46)).isEqualTo("6–9");
        assertThat(new Range(16, 46).text(46)).isEqualTo("16+");
        assertThat(new Range(5, 5).text(13)).isEqualTo("5");
    }

    @Test
    void whatIsShownAdds() {
        var shown =
                Shown.NOTHING
                        .narrowedBy(Shown.NOTHING.withLength(Suit.SPADES, new Range(5, 13)))
                        .narrowedBy(Shown.NOTHING.balanced().withPoints(new Range(12, 14)));

        assertThat(shown.length(Suit.SPADES)).isEqualTo(new Range(5, 5));
        assertThat(shown.length(Suit.CLUBS)).isEqualTo(new Range(2, 5));
        assertThat(shown.points()).isEqualTo(new Range(12, 14));
        assertThat(shown.admitsShape(hand("AK432.432.K32.32"))).isTrue();
        assertThat(shown.admitsShape(hand("AK32.432.K32.432"))).isFalse();
    }
}

package overtrick.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

class NotationTest {

    @ParameterizedTest(name = "{0}: {1} {2} by {3}, {4} tricks")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    # text   | bid | doubling  | declarer | tricks
                      4S+1   | 4S  | UNDOUBLED | -        | 11
                      4HX-4  | 4H  | DOUBLED   | -        | 6
                      3NT+1  | 3N  | UNDOUBLED | -        | 10
                      3NT−2  | 3N  | UNDOUBLED | -        | 7
                      3N-2   | 3N  | UNDOUBLED | -        | 7
                      2S=    | 2S  | UNDOUBLED | -        | 8
                      1nxx+6 | 1N  | REDOUBLED | -        | 13
                      7NTXX-13 | 7N | REDOUBLED | -       | 0
                      4SW+1  | 4S  | UNDOUBLED | WEST     | 11
                      3NE-2  | 3N  | UNDOUBLED | EAST     | 7
                      3NTN=  | 3N  | UNDOUBLED | NORTH    | 9
                      2♠xe=  | 2S  | DOUBLED   | EAST     | 8
                      4♥-1   | 4H  | UNDOUBLED | -        | 9
                    """)
    void isReadAsWrittenOnScoreSlips(
            String text, String bid, Doubling doubling, Seat declarer, int tricks) {
        var played = (Notation.Played) Notation.parse(text);

        assertThat(played.bid().code()).isEqualTo(bid);
        assertThat(played.doubling()).isEqualTo(doubling);
        assertThat(played.declarer()).isEqualTo(Optional.ofNullable(declarer));
        assertThat(played.tricks()).isEqualTo(tricks);
    }

    @ParameterizedTest
    @ValueSource(strings = {"P", "p", "Pass", " PASS "})
    void aBoardMayBePassedOut(String text) {
        assertThat(Notation.parse(text)).isEqualTo(new Notation.PassedOut());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    8H=     | level is not 1 to 7 in 8H=: 8
                    0N=     | level is not 1 to 7 in 0N=: 0
                    1N+8    | 1N+8 would be 15 tricks; 1N allows from -7 to +6
                    1N-8    | 1N-8 would be -1 tricks; 1N allows from -7 to +6
                    7S+1    | 7S+1 would be 14 tricks; 7S allows from -13 to =
                    4HX     | result is not like 4HX-4, 3NT+1, 2S= or P: 4HX
                    4H      | result is not like 4HX-4, 3NT+1, 2S= or P: 4H
                    4H10    | result is not like 4HX-4, 3NT+1, 2S= or P: 4H10
                    4HXXX=  | result is not like 4HX-4, 3NT+1, 2S= or P: 4HXXX=
                    H4=     | result is not like 4HX-4, 3NT+1, 2S= or P: H4=
                    4HWX=   | result is not like 4HX-4, 3NT+1, 2S= or P: 4HWX=
                    4H+     | result is not like 4HX-4, 3NT+1, 2S= or P: 4H+
                    4H+100  | result is not like 4HX-4, 3NT+1, 2S= or P: 4H+100
                    garbage | result is not like 4HX-4, 3NT+1, 2S= or P: garbage
                    """)
    void isRefusedInOtherForms(String text, String message) {
        assertThatThrownBy(() -> Notation.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @Test
    void theEmptyTextIsNoResult() {
        assertThatThrownBy(() -> Notation.parse(""))
                .isInstanceOf(FormatException.class)
                .hasMessage("result is not like 4HX-4, 3NT+1, 2S= or P: ");
    }

    @Test
    void everyMarginIsReadBack() {
        var bid = new Bid(4, Strain.SPADES);

        for (int tricks = 0; tricks <= 13; tricks++) {
            String text = bid.code() + Notation.margin(tricks - bid.tricks());
            assertThat(((Notation.Played) Notation.parse(text)).tricks()).isEqualTo(tricks);
        }
    }
}

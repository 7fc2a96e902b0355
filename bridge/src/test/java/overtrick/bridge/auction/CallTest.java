package overtrick.bridge.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

class CallTest {

    @Test
    void thereAreThirtyEightCalls() {
        assertThat(Call.ALL).hasSize(3 + 7 * 5).doesNotHaveDuplicates();
        assertThat(Call.ALL).startsWith(Word.PASS, Word.DOUBLE, Word.REDOUBLE, Bid.LOWEST);
        assertThat(Call.ALL.getLast()).isEqualTo(Bid.HIGHEST);
    }

    @Test
    void aBidOutranksThoseBeforeItInTheOrder() {
        var bids = Call.ALL.stream().filter(Bid.class::isInstance).map(Bid.class::cast).toList();

        for (int i = 0; i < bids.size(); i++) {
            for (int j = 0; j < bids.size(); j++) {
                assertThat(bids.get(i).outranks(bids.get(j))).isEqualTo(i > j);
            }
        }
    }

    @Test
    void aBidUndertakesSixTricksMoreThanItsLevel() {
        assertThat(Bid.LOWEST.tricks()).isEqualTo(7);
        assertThat(Bid.HIGHEST.tricks()).isEqualTo(13);
    }

    @Test
    void levelsAreOneToSeven() {
        assertThatThrownBy(() -> new Bid(8, Strain.CLUBS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("level is not 1 to 7: 8");
        assertThatThrownBy(() -> new Bid(0, Strain.CLUBS)).hasMessage("level is not 1 to 7: 0");
    }

    @Test
    void everyCodeIsReadBack() {
        assertThat(Call.ALL)
                .allSatisfy(call -> assertThat(Call.parse(call.code())).isEqualTo(call));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "p, P",
        "Pass, P",
        "x, X",
        "Dbl, X",
        "double, X",
        "d, X",
        "xx, XX",
        "RDBL, XX",
        "Redouble, XX",
        "r, XX",
        "2h, 2H",
        "3NT, 3N",
        "3nt, 3N",
        "1♣, 1C",
        "7♠, 7S",
        "' 2H ', 2H"
    })
    void isReadInTheFormsPeopleWrite(String text, String code) {
        assertThat(Call.parse(text).code()).isEqualTo(code);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1    | call is not P, X, XX or a bid like 2H: 1
                    H2   | call is not P, X, XX or a bid like 2H: H2
                    XXX  | call is not P, X, XX or a bid like 2H: XXX
                    0H   | level is not 1 to 7: 0H
                    8H   | level is not 1 to 7: 8H
                    2HX  | strain is not C, D, H, S or N: HX
                    12   | strain is not C, D, H, S or N: 2
                    """)
    void isRefusedInOtherForms(String text, String message) {
        assertThatThrownBy(() -> Call.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @EnumSource
    void everyStrainIsReadFromItsCodeAndItsSymbol(Strain strain) {
        assertThat(Strain.parse(strain.code())).isEqualTo(strain);
        assertThat(Strain.parse(strain.symbol())).isEqualTo(strain);
    }

    @ParameterizedTest
    @EnumSource
    void everySuitIsAStrainOfItsName(Suit suit) {
        assertThat(Strain.of(suit).name()).isEqualTo(suit.name());
        assertThat(Strain.of(suit).trumps()).contains(suit);
    }

    @Test
    void notrumpHasNoTrumpsAndRanksHighest() {
        assertThat(Strain.NOTRUMP.trumps()).isEmpty();
        assertThat(Strain.values()).endsWith(Strain.NOTRUMP);
    }
}

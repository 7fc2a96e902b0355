package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;

class DoubleDummyTableTest {

    private static final String DIGITS = "0123456789abcd012345";

    @Test
    void digitsGoByStrainAndSeat() {
        var table = DoubleDummyTable.parse(DIGITS);

        assertThat(table.tricks(Strain.SPADES, Seat.NORTH)).isZero();
        assertThat(table.tricks(Strain.SPADES, Seat.WEST)).isEqualTo(3);
        assertThat(table.tricks(Strain.HEARTS, Seat.NORTH)).isEqualTo(4);
        assertThat(table.tricks(Strain.DIAMONDS, Seat.SOUTH)).isEqualTo(10);
        assertThat(table.tricks(Strain.CLUBS, Seat.EAST)).isEqualTo(13);
        assertThat(table.tricks(Strain.NOTRUMP, Seat.WEST)).isEqualTo(5);
        assertThat(table.tricks(Strain.HEARTS, Side.EAST_WEST)).isEqualTo(7);
    }

    @Test
    void textGoesRoundAndRound() {
        var table = DoubleDummyTable.parse(DIGITS);

        assertThat(DoubleDummyTable.of(table::tricks)).isEqualTo(table);
        assertThat(DoubleDummyTable.parse(" 0123456789ABCD012345 ")).isEqualTo(table);
        assertThat(table.hex()).isEqualTo(DIGITS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0123456789abcd01234   | table does not have 20 digits: 19 | 0
                    0123456789abcd0123456 | table does not have 20 digits: 21 | 0
                    0123456789abce012345  | digit of the table is not 0 to d: 0123456789abce012345 | 14
                    0-23456789abcd012345  | digit of the table is not 0 to d: 0-23456789abcd012345 | 2
                    """)
    void refusesOtherTexts(String text, String complaint, int column) {
        assertThatExceptionOfType(FormatException.class)
                .isThrownBy(() -> DoubleDummyTable.parse(text))
                .withMessage(complaint)
                .satisfies(wrong -> assertThat(wrong.column().orElse(0)).isEqualTo(column));
        assertThatIllegalArgumentException().isThrownBy(() -> new DoubleDummyTable(text));
    }
}

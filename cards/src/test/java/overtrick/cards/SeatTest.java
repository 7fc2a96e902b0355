package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {

    @ParameterizedTest(name = "{0}: left {1}, partner {2}, right {3}")
    @CsvSource({
        "NORTH, EAST, SOUTH, WEST",
        "EAST, SOUTH, WEST, NORTH",
        "SOUTH, WEST, NORTH, EAST",
        "WEST, NORTH, EAST, SOUTH"
    })
    void neighbours(Seat seat, Seat left, Seat partner, Seat right) {
        assertThat(seat.left()).isEqualTo(left);
        assertThat(seat.partner()).isEqualTo(partner);
        assertThat(seat.right()).isEqualTo(right);
    }

    @ParameterizedTest
    @EnumSource
    void placesAreCountedClockwise(Seat seat) {
        assertThat(Seat.values())
                .allSatisfy(other -> {
                    assertThat(seat.placesTo(other)).isBetween(0, 3);
                    assertThat(seat.plus(seat.placesTo(other))).isEqualTo(other);
                });
    }

    @ParameterizedTest
    @EnumSource
    void goingRoundEitherWayComesBack(Seat seat) {
        assertThat(seat.plus(400)).isEqualTo(seat);
        assertThat(seat.plus(-1)).isEqualTo(seat.right());
        assertThat(seat.plus(-4)).isEqualTo(seat);
    }

    @ParameterizedTest
    @EnumSource
    void neighboursAreOpponentsAndPartnersAreNot(Seat seat) {
        assertThat(seat.opposes(seat.left())).isTrue();
        assertThat(seat.opposes(seat.right())).isTrue();
        assertThat(seat.opposes(seat.partner())).isFalse();
        assertThat(seat.opposes(seat)).isFalse();
    }

    @Test
    void partnersMakeASide() {
        assertThat(Side.NORTH_SOUTH.seats()).containsExactly(Seat.NORTH, Seat.SOUTH);
        assertThat(Side.EAST_WEST.seats()).containsExactly(Seat.EAST, Seat.WEST);
        assertThat(Side.values())
                .allSatisfy(side -> {
                    assertThat(side.seats()).extracting(Seat::side).containsOnly(side);
                    assertThat(side.other()).isNotEqualTo(side);
                    assertThat(side.other().other()).isEqualTo(side);
                });
    }

    @Test
    void sidesHaveTheirUsualLetters() {
        assertThat(Side.values()).extracting(Side::letters).containsExactly("NS", "EW");
    }

    @ParameterizedTest
    @EnumSource
    void theLetterIsReadBackInEitherCase(Seat seat) {
        String letter = String.valueOf(seat.letter());

        assertThat(Seat.parse(letter)).isEqualTo(seat);
        assertThat(Seat.parse(letter.toLowerCase(java.util.Locale.ROOT))).isEqualTo(seat);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "X", "NS", "North"})
    void anythingElseIsNoSeat(String text) {
        assertThatThrownBy(() -> Seat.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage("seat is not N, E, S or W: " + text);
    }
}

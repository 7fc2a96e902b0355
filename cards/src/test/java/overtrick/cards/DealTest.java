package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DealTest {

    private static final String NORTH = "QJ3.K52.A973.J84";
    private static final String EAST = "T987.J97.652.AT3";
    private static final String SOUTH = "AK4.A86.KQ4.KQ95";
    private static final String WEST = "652.QT43.JT8.762";
    private static final String PBN = "N:%s %s %s %s".formatted(NORTH, EAST, SOUTH, WEST);

    @Test
    void handsFollowClockwiseFromTheSeatNamedFirst() {
        var deal = Deal.parse("E:%s %s %s %s".formatted(EAST, SOUTH, WEST, NORTH));

        assertThat(deal.hand(Seat.NORTH).pbn()).isEqualTo(NORTH);
        assertThat(deal.hand(Seat.EAST).pbn()).isEqualTo(EAST);
        assertThat(deal.hand(Seat.SOUTH).pbn()).isEqualTo(SOUTH);
        assertThat(deal.hand(Seat.WEST).pbn()).isEqualTo(WEST);
        assertThat(deal.pbn()).isEqualTo(PBN);
    }

    @ParameterizedTest
    @EnumSource
    void everyDealIsReadBackFromAnySeat(Seat first) {
        assertThat(LongStream.range(0, 200))
                .allSatisfy(seed -> {
                    var deal = DealNumber.draw(new SplittableRandom(seed)).deal();
                    assertThat(Deal.parse(deal.pbn(first))).isEqualTo(deal);
                });
    }

    @Test
    void everyCardHasAHolder() {
        var deal = Deal.parse(PBN);

        assertThat(CardSet.ALL)
                .allSatisfy(
                        card -> assertThat(deal.hand(deal.holder(card)).contains(card)).isTrue());
        assertThat(deal.holder(Card.parse("SQ"))).isEqualTo(Seat.NORTH);
        assertThat(deal.holder(Card.parse("C2"))).isEqualTo(Seat.WEST);
    }

    @Test
    void blanksAroundAndBetweenDoNotMatter() {
        assertThat(Deal.parse("  n:  " + PBN.substring(2).replace(" ", "   ") + " \n"))
                .isEqualTo(Deal.parse(PBN));
    }

    @ParameterizedTest(name = "{2} at {1}")
    @MethodSource
    void aWrongDealIsRefusedWithCardSeatAndPlace(String text, int column, String message) {
        var wrong = catchThrowableOfType(FormatException.class, () -> Deal.parse(text));

        assertThat(wrong).hasMessage(message);
        assertThat(wrong.column().orElse(0)).isEqualTo(column);
    }

    static Stream<Arguments> aWrongDealIsRefusedWithCardSeatAndPlace() {
        return Stream.of(
                wrong("", 1, "deal does not begin with a seat and a colon, like N: "),
                wrong("QJ3", 1, "deal does not begin with a seat and a colon, like N: QJ3"),
                wrong(PBN.replace("N:", "X:"), 0, "seat is not N, E, S or W: X"),
                wrong("N:" + NORTH, 3, "deal does not have four hands: 1"),
                wrong(PBN + " " + WEST, 3, "deal does not have four hands: 5"),
                wrong(PBN.replace(WEST, "652.QT43.JT8.76"), 54, "West does not hold 13 cards: 12"),
                wrong(
                        PBN.replace(EAST, "T987.J97.6542.AT3"),
                        20,
                        "East does not hold 13 cards: 14"),
                wrong(PBN.replace(SOUTH, EAST), 37, "ST is held by South and by another hand"),
                wrong(PBN.replace("AK4.", "AQ4."), 37, "SQ is held by South and by another hand"),
                wrong(
                        PBN.replace("T987.", "TT87."),
                        21,
                        "East: ST comes twice in the hand TT87.J97.652.AT3"),
                wrong(
                        PBN.replace("KQ95", "KQ95."),
                        53,
                        "South: hand has more than four suits: AK4.A86.KQ4.KQ95."),
                wrong(
                        PBN.replace(WEST, "652.QT43.JT8.7X2"),
                        68,
                        "West: rank is not one of 23456789TJQKA: X in the hand 652.QT43.JT8.7X2"),
                wrong(
                        PBN.replace(SOUTH, "K52"),
                        37,
                        "South: hand is not four suits with dots between: K52"),
                wrong(
                        "   " + PBN.replace(SOUTH, "K52"),
                        40,
                        "South: hand is not four suits with dots between: K52"));
    }

    private static Arguments wrong(String text, int column, String message) {
        return Arguments.of(text, column, message);
    }

    @Test
    void aHandHasThirteenCards() {
        var deal = Deal.parse(PBN);
        var twelve = deal.east().without(deal.east().lowest());

        assertThatThrownBy(() -> new Deal(deal.north(), twelve, deal.south(), deal.west()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("East does not hold 13 cards: 12");
    }

    @Test
    void noCardIsInTwoHands() {
        var deal = Deal.parse(PBN);
        var east = deal.east().without(Card.parse("ST")).with(Card.parse("SQ"));

        assertThatThrownBy(() -> new Deal(deal.north(), east, deal.south(), deal.west()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("SQ is held by East and by another hand");
    }
}

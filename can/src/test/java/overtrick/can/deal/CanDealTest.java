package overtrick.can.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.RedealRules;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;

/// Cards, dealers and redeals (can.md §§3, 4, 7).
class CanDealTest {

    private static final Pack IN_ORDER =
            new Pack(IntStream.range(0, 54).mapToObj(CanCard::at).toList());

    /// The golden indices of can.md §4.
    @ParameterizedTest
    @CsvSource({"FIVES_FIRST, 4 9 14 19 24 29", "ALTERNATING, 4 13 22 31 40 49"})
    void theKittysCards(DealWay way, String places) {
        var wanted = Stream.of(places.split(" ")).map(Integer::valueOf).map(CanCard::at).toList();

        assertThat(CanDeal.of(IN_ORDER, Seat.SOUTH, way).kitty()).isEqualTo(wanted);
    }

    /// The dealer first, then counter-clockwise, the kitty last.
    @Test
    void theFirstRoundsGoRoundTheTable() {
        var fives = CanDeal.of(IN_ORDER, Seat.SOUTH, DealWay.FIVES_FIRST).hands();
        var alternating = CanDeal.of(IN_ORDER, Seat.EAST, DealWay.ALTERNATING).hands();

        assertThat(fives.south().bits() & 0x3ff).isEqualTo(0b00_0010_0001);
        assertThat(fives.east().bits() & 0x3ff).isEqualTo(0b00_0100_0010);
        assertThat(fives.north().bits() & 0x3ff).isEqualTo(0b00_1000_0100);
        assertThat(fives.west().bits() & 0x3ff).isEqualTo(0b01_0000_1000);
        assertThat(alternating.east().bits() & 0x3ff).isEqualTo(0b10_0010_0001);
        assertThat(alternating.north().bits() & 0x3ff).isEqualTo(0b00_0100_0010);
    }

    @ParameterizedTest
    @EnumSource
    void twelveEachAndSix(DealWay way) {
        Seeds.each(
                200,
                chance -> {
                    var deal = CanDeal.of(Pack.shuffled(chance), Seat.WEST, way);
                    for (var seat : Seat.values()) {
                        assertThat(deal.hands().of(seat).size()).isEqualTo(12);
                    }
                    assertThat(deal.hands().all().union(CanSet.copyOf(deal.kitty())))
                            .isEqualTo(CanSet.ALL);
                });
    }

    /// For duplicate: the same deal again, at another table and in other chairs.
    @ParameterizedTest
    @EnumSource
    void aDealIsDealtAgainAndTurned(DealWay way) {
        Seeds.each(
                50,
                chance -> {
                    var deal = CanDeal.of(Pack.shuffled(chance), Seat.NORTH, way);
                    assertThat(CanDeal.of(deal.pack(way), Seat.NORTH, way)).isEqualTo(deal);
                    var turned = deal.turned(1);
                    assertThat(turned.dealer()).isEqualTo(Seat.WEST);
                    assertThat(turned.hands().east()).isEqualTo(deal.hands().south());
                    assertThat(turned.hands().west()).isEqualTo(deal.hands().north());
                    assertThat(turned.kitty()).isEqualTo(deal.kitty());
                    assertThat(turned.turned(3)).isEqualTo(deal);
                });
    }

    @Test
    void aCutPutsTheTopBelow() {
        var cut = IN_ORDER.cut(20);

        assertThat(cut.cards().getFirst().place()).isEqualTo(20);
        assertThat(cut.cards().getLast().place()).isEqualTo(19);
        assertThatThrownBy(() -> IN_ORDER.cut(54)).hasMessageContaining("1 to 53");
        assertThatThrownBy(() -> new Pack(IN_ORDER.cards().subList(0, 53)))
                .hasMessageContaining("54 different cards");
    }

    /// Every card is equally often on top: 5400 packs, about a hundred each.
    @Test
    void aShuffleFavoursNoCard() {
        int[] onTop = new int[54];
        Seeds.each(5400, chance -> onTop[Pack.shuffled(chance).cards().getFirst().place()]++);

        assertThat(IntStream.of(onTop).boxed()).allMatch(times -> times > 50 && times < 150);
    }

    /// The schedule of can.md §3: side F deals 1, 3, 6, 8, 10, 12 and side C the others.
    @ParameterizedTest
    @EnumSource
    void dealers(Seat first) {
        for (var fifth : first.side().other().seats()) {
            var rota = new Dealers(first, Optional.of(fifth));
            var dealers = new ArrayList<Seat>();
            for (int deal = 1; deal <= 12; deal++) {
                dealers.add(rota.dealer(deal, CanRules.CLUB));
            }

            assertThat(dealers.subList(0, 4))
                    .containsExactly(first, first.right(), first.partner(), first.left());
            assertThat(dealers.subList(4, 10))
                    .containsExactly(
                            fifth,
                            fifth.right(),
                            fifth.partner(),
                            fifth.left(),
                            fifth,
                            fifth.right()); // ruling 24
            assertThat(dealers.get(10)).isEqualTo(dealers.get(8).partner());
            assertThat(dealers.get(11)).isEqualTo(dealers.get(10).right());
            assertThat(count(dealers.subList(0, 8), first.side())).isEqualTo(4);
            assertThat(count(dealers, first.side())).isEqualTo(6);
            assertThat(IntStream.of(1, 3, 6, 8, 10, 12).mapToObj(deal -> dealers.get(deal - 1)))
                    .allMatch(seat -> seat.side() == first.side());
        }
    }

    /// A short match: everybody deals once, and twice with extra time.
    @ParameterizedTest
    @EnumSource
    void dealersOfAShortMatch(Seat first) {
        var rota = new Dealers(first, Optional.empty());
        var dealers = new ArrayList<Seat>();
        for (int deal = 1; deal <= 8; deal++) {
            dealers.add(rota.dealer(deal, CanRules.SHORT));
        }

        assertThat(dealers.subList(0, 6))
                .containsExactly(
                        first, first.right(), first.partner(), first.left(), first, first.right());
        assertThat(dealers.get(6)).isEqualTo(dealers.get(4).partner());
        assertThat(count(dealers, first.side())).isEqualTo(4);
        assertThat(
                        IntStream.rangeClosed(1, 8)
                                .filter(deal -> Dealers.swapAfter(deal, CanRules.SHORT)))
                .containsExactly(6);
        assertThatThrownBy(() -> rota.dealer(9, CanRules.SHORT))
                .hasMessage("deal is not 1 to 8: 9");
    }

    private static long count(List<Seat> dealers, Side side) {
        return dealers.stream().filter(seat -> seat.side() == side).count();
    }

    @Test
    void ruling24TheTenthDealer() {
        var rota = new Dealers(Seat.NORTH, Optional.of(Seat.EAST));

        assertThat(rota.dealer(10, CanRules.CLUB)).isEqualTo(Seat.NORTH);
        assertThat(rota.dealer(10, CanRules.CLUB.with("dealing.tenth = left-of-ninth")))
                .isEqualTo(Seat.SOUTH);
        assertThatThrownBy(() -> new Dealers(Seat.NORTH, Optional.of(Seat.SOUTH)))
                .hasMessage("NORTH and SOUTH are partners");
    }

    /// Ruling 27: no points, or no factors, are two independent tests.
    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource({
        "AQJ9.AQJ.AQJ.Q2,   true,  false", // no points
        "QT98.T98.T98.Q2,   true,  false", // no factors
        "QJ98.Q98.Q98.Q2,   true,  true", // neither
        "AT98.T98.T98.Q2,   false, false",
        "KJ98.Q98.Q98.Q2,   false, false", // a king is both
        "QJ98.Q98.Q98.Q.B,  true,  false",
        "T9876.98.987.4.L,  false, false",
    })
    void ruling27HandsForRedeal(String hand, boolean either, boolean both) {
        var rules = CanRules.CLUB.redeal();
        var strict = CanRules.CLUB.with("redeal.hand = no-points-and-no-factors").redeal();

        assertThat(Redeal.isEligible(CanSet.parse(hand), rules)).isEqualTo(either);
        assertThat(Redeal.isEligible(CanSet.parse(hand), strict)).isEqualTo(both);
    }

    /// The table of can.md §7. South pays East, and in the last rows North pays West too.
    @ParameterizedTest(name = "{0} {1} after payment {2}: {3}")
    @CsvSource({
        "S,   EAST,  false, ''",
        "S,   WEST,  false, ''",
        "S,   NORTH, true,  S",
        "S,   SOUTH, true,  ''",
        "S,   EAST,  true,  ''", // ruling 2
        "S,   WEST,  true,  ''",
        "S N, SOUTH, true,  N", // ruling 3
        "S N, NORTH, true,  S",
        "S N, EAST,  true,  ''",
        "S N, WEST,  false, ''",
    })
    void whatStaysDue(String payers, Seat asker, boolean paid, String left) {
        var debts = debts(payers);

        assertThat(Redeal.stillOwed(debts, asker, paid, CanRules.CLUB.redeal()))
                .isEqualTo(debts(left));
    }

    private static List<Debt> debts(String payers) {
        return Stream.of(payers.split(" "))
                .filter(payer -> !payer.isEmpty())
                .map(payer -> new Debt(Seat.parse(payer), 1, 1))
                .toList();
    }

    @Test
    void ruling2TheRecipientsAskAfterTheReturn() {
        var keeps = redeal("redeal.recipient-after-return = keeps");
        var never = redeal("redeal.recipient-after-return = not-allowed");

        assertThat(Redeal.stillOwed(debts("S"), Seat.EAST, true, keeps)).isEqualTo(debts("S"));
        assertThat(Redeal.askedAfter(debts("S"), never))
                .containsExactlyInAnyOrder(Seat.NORTH, Seat.SOUTH);
        assertThat(Redeal.askedAfter(debts("S"), keeps)).hasSize(4);
        assertThat(Redeal.askedAfter(List.of(), never)).hasSize(4);
    }

    @Test
    void ruling3EachPayerForHimself() {
        var together = redeal("redeal.each-one = together");

        assertThat(Redeal.stillOwed(debts("S N"), Seat.SOUTH, true, together)).isEmpty();
    }

    @Test
    void payersMayNotAskBeforeTheyHavePaid() {
        var lenient = redeal("redeal.payers-before-tribute = yes");

        assertThat(Redeal.askedBefore(debts("S"), CanRules.CLUB.redeal()))
                .containsExactlyInAnyOrder(Seat.EAST, Seat.WEST);
        assertThat(Redeal.askedBefore(debts("S"), lenient)).hasSize(4);
        assertThat(Redeal.stillOwed(debts("S"), Seat.SOUTH, false, lenient)).isEqualTo(debts("S"));
    }

    private static RedealRules redeal(String line) {
        return CanRules.CLUB.with(line).redeal();
    }
}

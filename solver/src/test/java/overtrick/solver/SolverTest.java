package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class SolverTest {

    private final Solver solver = new Solver();

    /// The tables are those of DDS.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 | d0d00d0dd0d00d0d0000
                      N:AKQJT98.765432.. 765432.AKQJT98.. ..AKQJT98.765432 ..765432.AKQJT98 | 76766767767667676666
                      N:AQT8642.KJ9753.. KJ9753.AQT8642.. ..AQT8642.KJ9753 ..KJ9753.AQT8642 | 76766767767667676666
                      N:AKQ.AKQ.AKQ.AKQJ 432.432.432.5432 JT9.JT9.JT9.T987 8765.8765.8765.6 | c1c1c1c1c1c1d0d0d0d0
                      N:AJ94.KT5.QT83.92 KT73.AJ86.K4.J65 Q862.Q73.A96.KT8 5.942.J752.AQ743 | 85755757666658586666
                      N:A852.963.A74.K63 K74.A852.963.A74 Q963.K74.K852.Q5 JT.QJT.QJT.JT982 | 85856767858558587676
                      N:AKQJ.AKQJ.AKQJ.A T987.T987.T987.K 6543.6543.6543.Q 2.2.2.JT98765432 | d0d0d0d0d0d04949d0d0
                      N:AKQJT987.AK.AK.A 6543.QJT9.QJT9.K 2.8765.8765.QJT9 .432.432.8765432 | d0d0a3a3a3a38484d0d0
                    """)
    void freaks(String deal, String table) {
        assertThat(solver.table(Deal.parse(deal)).hex()).isEqualTo(table);
    }

    @Test
    void oneStrainIsThatOfTheTable() {
        var deal = Sample.deal(Seeds.chance(1));
        var table = solver.table(deal);

        for (var strain : Strain.values()) {
            for (var declarer : Seat.values()) {
                assertThat(solver.tricks(deal, strain, declarer))
                        .isEqualTo(table.tricks(strain, declarer));
            }
        }
    }

    @Test
    void turningTheTableTurnsTheTricks() {
        Seeds.each(
                2,
                chance -> {
                    var deal = Sample.deal(chance);
                    var turned = Deal.parse(deal.pbn().replaceFirst("N", "E"));
                    var table = solver.table(deal);

                    assertThat(solver.table(turned))
                            .isEqualTo(
                                    DoubleDummyTable.of(
                                            (strain, seat) -> table.tricks(strain, seat.right())));
                });
    }

    @Test
    void renamingSuitsRenamesStrains() {
        Seeds.each(
                2,
                chance -> {
                    var deal = Sample.deal(chance);
                    var names = new ArrayList<>(List.of(Suit.values()));
                    Collections.shuffle(names, Random.from(chance));
                    var renamed =
                            new Deal(
                                    renamed(deal.north(), names),
                                    renamed(deal.east(), names),
                                    renamed(deal.south(), names),
                                    renamed(deal.west(), names));
                    var table = solver.table(deal);
                    var other = solver.table(renamed);

                    for (var seat : Seat.values()) {
                        assertThat(other.tricks(Strain.NOTRUMP, seat))
                                .isEqualTo(table.tricks(Strain.NOTRUMP, seat));
                        for (var suit : Suit.values()) {
                            assertThat(other.tricks(Strain.of(names.get(suit.ordinal())), seat))
                                    .isEqualTo(table.tricks(Strain.of(suit), seat));
                        }
                    }
                });
    }

    /// Whatever the side to play takes after its best card, it takes now; and what it takes, the
    /// others do not.
    @Test
    void aPositionIsWorthItsBestSuccessor() {
        Seeds.each(
                2,
                chance -> {
                    var other = new Solver(4);
                    var position =
                            Position.of(Sample.deal(chance), Positions.strain(chance), Seat.EAST);
                    while (!position.isOver()) {
                        var values = solver.values(position);
                        assertThat(values.keySet())
                                .containsExactlyElementsOf(inOrder(position.legal()));
                        assertThat(solver.tricks(position))
                                .isEqualTo(Collections.max(values.values()));

                        var card = Positions.one(position.legal(), chance);
                        var next = position.after(card);
                        assertThat(values).containsEntry(card, tricksAfter(position, next, other));
                        position = next;
                    }
                });
    }

    private static int tricksAfter(Position before, Position next, Solver solver) {
        boolean won = before.trick().cards().size() == 3 && next.side() == before.side();
        int tricks = solver.tricks(next);
        int now = before.trick().cards().size() == 3 ? 1 : 0;
        if (next.side() == before.side()) {
            return tricks + (won ? 1 : 0);
        }
        return before.left() - now - tricks;
    }

    @Test
    void littleMemoryOnlyCostsTime() {
        var deal = Sample.deal(Seeds.chance(6));

        assertThat(new Solver(1).table(deal)).isEqualTo(solver.table(deal));
    }

    @Test
    void whatWasAskedBeforeDoesNotMatter() {
        Seeds.each(
                20,
                chance -> {
                    var position = Positions.after(Card.PACK - 28, chance);
                    solver.tricks(Positions.after(Card.PACK - 28, chance));
                    assertThat(solver.values(position)).isEqualTo(new Solver(1).values(position));
                });
    }

    @Test
    void nothingIsLeftAtTheEnd() {
        var over = Positions.after(Card.PACK, Seeds.chance(1));

        assertThat(solver.tricks(over)).isZero();
        assertThat(solver.values(over)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 4097})
    void memoryHasBounds(int megabytes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Solver(megabytes))
                .withMessage("megabytes for the solver are not 1 to 4096: " + megabytes);
    }

    /// Within a window every card is worth what it is worth without, cut off at the window's ends;
    /// cards not asked for are left out, but the best of all is known.
    @Test
    void aWindowCutsValuesOff() {
        var solver = new Solver();
        Seeds.each(
                40,
                chance -> {
                    var position = Positions.after(20 + chance.nextInt(28), chance);
                    int least = chance.nextInt(position.left() + 1);
                    int most = least + chance.nextInt(position.left() - least + 1);
                    var wanted = CardSet.of(Positions.one(position.legal(), chance));
                    var exact = new TreeMap<>(new Solver(1).values(position));

                    var all = solver.values(position, position.legal(), least, most);
                    exact.replaceAll((_, tricks) -> Math.clamp(tricks, least, most));
                    assertThat(all.values()).isEqualTo(exact);
                    assertThat(all.best()).isEqualTo(Collections.max(exact.values()));
                    var one = solver.values(position, wanted, least, most);
                    assertThat(one.values())
                            .containsExactly(
                                    Map.entry(wanted.highest(), exact.get(wanted.highest())));
                    assertThat(one.best()).isEqualTo(all.best());
                });
    }

    @ParameterizedTest(name = "{0} to {1} of 3 tricks")
    @CsvSource({"-1, 2", "0, 4", "2, 1"})
    void aWindowLiesWithinTheTricksLeft(int least, int most) {
        var position = Positions.after(40, Seeds.chance(1));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Solver(1).values(position, position.legal(), least, most))
                .withMessageContaining("window is not within 0 to 3 tricks");
    }

    private static List<Card> inOrder(CardSet cards) {
        return cards.stream().sorted().toList();
    }

    private static CardSet renamed(CardSet hand, List<Suit> names) {
        return CardSet.copyOf(
                hand.stream()
                        .map(card -> Card.of(names.get(card.suit().ordinal()), card.rank()))
                        .toList());
    }
}

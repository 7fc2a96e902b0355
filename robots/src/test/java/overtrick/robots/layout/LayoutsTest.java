package overtrick.robots.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class LayoutsTest {

    private static final Readings READINGS = new Readings();
    private static final Robot ROBOT = Robot.playing(Agreements.STANDARD, READINGS);

    private static Evidence evidence(TestTable table, Seat seat) {
        return Evidence.of(table.view(seat), Agreements.STANDARD, READINGS);
    }

    private static List<Layout> draw(Evidence evidence, int count) {
        return new Layouts(evidence, Attention.FULL).draw(count, Seeds.chance(1));
    }

    /// Over whole boards: nobody's cards are changed that are seen, everybody holds as many cards
    /// as they must, nobody holds what has been played or a suit that they have failed to follow
    /// to.
    @Test
    void fitWhatHasBeenSeen() {
        Seeds.each(
                12,
                chance -> {
                    var number = new BoardNumber(1 + chance.nextInt(16));
                    var table = TestTable.with(Board.of(number, Sample.deal(chance)));
                    table.auctionBy(ROBOT);
                    while (!table.board().isOver()) {
                        var evidence = evidence(table, table.actor());
                        for (var layout : draw(evidence, 10)) {
                            check(evidence, layout);
                        }
                        table.moveBy(ROBOT);
                    }
                });
    }

    /// Who is to call sees one hand only; the others are such as have called so.
    @Test
    void fitWhatHasBeenCalled() {
        var hand = CardSet.parse("KQ32.A432.432.32");
        var auction = Auction.parse(Seat.NORTH, "1S 2D");
        var heard = READINGS.each(Agreements.STANDARD, auction, Vulnerability.NONE);

        var layouts = Layouts.whileBidding(Seat.SOUTH, hand, heard).draw(20, Seeds.chance(1));

        assertThat(layouts).isNotEmpty();
        for (var layout : layouts) {
            assertThat(layout.hand(Seat.SOUTH)).isEqualTo(hand);
            assertThat(layout.hand(Seat.NORTH).length(Suit.SPADES)).isGreaterThanOrEqualTo(5);
            assertThat(layout.hand(Seat.EAST).length(Suit.DIAMONDS)).isGreaterThanOrEqualTo(5);
            var all = layout.hands().stream().reduce(CardSet.NONE, CardSet::union);
            assertThat(all).isEqualTo(CardSet.ALL);
        }
    }

    private static void check(Evidence evidence, Layout layout) {
        var all = CardSet.NONE;
        for (var seat : Seat.values()) {
            var hand = layout.hand(seat);
            if (evidence.held().containsKey(seat)) {
                assertThat(hand).isEqualTo(evidence.held(seat));
            }
            assertThat(hand.size()).isEqualTo(evidence.play().cardsLeft(seat));
            for (var suit : Suit.values()) {
                if (evidence.showedOut(seat, suit, 13)) {
                    assertThat(hand.in(suit)).isEqualTo(CardSet.NONE);
                }
            }
            all = all.union(hand);
        }
        assertThat(all).isEqualTo(CardSet.ALL.minus(evidence.play().played()));
    }

    /// Robots call as their system says, so what they really hold is among what is drawn; and who
    /// opened one notrump has a balanced hand of their range in nearly every layout.
    @Test
    void fitTheAuction() {
        var board =
                Deals.board("KQ5.AQ4.KJ32.QT9 JT98.K983.Q98.K2 A72.J65.A75.A876 643.T72.T64.J543");
        var table = TestTable.with(board).calls("1N P 3N P P P").cards("SJ");
        var evidence = evidence(table, Seat.WEST);
        var system = evidence.auction();
        int fitting = 0;
        var layouts = draw(evidence, 100);
        for (var layout : layouts) {
            var hand = Hand.of(layout.hand(Seat.NORTH));
            fitting += system.getFirst().choose(hand).call().equals(Call.parse("1N")) ? 1 : 0;
        }

        assertThat(fitting).isGreaterThan(layouts.size() * 95 / 100);
    }

    @Test
    void passesAreHeardToo() {
        var board = Deals.board("- - - A5432.K32.432.32");
        var table = TestTable.with(board).calls("P P P P");
        var opened = TestTable.with(board).calls("P P 1N P 3N P P P");

        assertThat(table.board().isOver()).isTrue();
        for (var layout : draw(evidence(opened, Seat.WEST), 60)) {
            assertThat(layout.hand(Seat.NORTH).highCardPoints()).isLessThan(13);
            assertThat(layout.hand(Seat.EAST).highCardPoints()).isLessThan(13);
        }
    }

    @Test
    void theSameChanceGivesTheSameLayouts() {
        var table = TestTable.with(Board.of(new BoardNumber(3), Sample.deal(Seeds.chance(5))));
        table.auctionBy(ROBOT);
        var evidence = evidence(table, table.actor());

        assertThat(draw(evidence, 20)).isEqualTo(draw(evidence, 20));
    }

    /// Who stops early must have looked at what is likely.
    @Test
    void theLikeliestOfFewComeFirst() {
        var table =
                TestTable.with(Board.of(new BoardNumber(1), Sample.deal(Seeds.chance(1))))
                        .auctionBy(ROBOT);
        while (table.board().play().orElseThrow().left() > 3) {
            table.moveBy(ROBOT);
        }
        var weights = draw(evidence(table, table.actor()), 4_000).stream().map(Layout::weight);

        assertThat(weights.toList())
                .hasSizeGreaterThan(1)
                .isSortedAccordingTo(Comparator.reverseOrder());
    }

    /// Near the end all layouts that are left are looked at, each once.
    @Test
    void allOfFewAreLookedAt() {
        var table = TestTable.with(Board.of(new BoardNumber(3), Sample.deal(Seeds.chance(6))));
        table.auctionBy(ROBOT);
        while (table.board().play().orElseThrow().left() > 2) {
            table.moveBy(ROBOT);
        }
        var layouts = draw(evidence(table, table.actor()), 500);

        assertThat(layouts).hasSizeLessThanOrEqualTo(70).doesNotHaveDuplicates();
        assertThat(layouts.stream().map(Layout::hands)).doesNotHaveDuplicates();
    }

    /// A defender who follows with the higher of two equals would mostly have played the lower.
    @Test
    void theChoiceAmongEqualsIsRead() {
        var board =
                Deals.board("AT987.432.32.432 QJ.JT98.JT98.QJT K654.AKQ.AKQ.AK5 32.765.7654.9876");
        Map<String, Double> weights = new TreeMap<>();
        var table =
                TestTable.with(board).calls("P P 2N P 3N P P P").cards("D7 D2 D8 DA SK S2 S7 SQ");
        var evidence = evidence(table, Seat.SOUTH);
        for (var layout :
                new Layouts(evidence, new Attention(false, false, true, 13))
                        .draw(400, Seeds.chance(2))) {
            var east = layout.hand(Seat.EAST);
            String rest = east.contains(Card.parse("SJ")) ? "queen and jack" : "queen alone";
            weights.merge(rest, layout.weight(), Double::sum);
        }

        assertThat(weights.getOrDefault("queen alone", 0.0))
                .isGreaterThan(weights.getOrDefault("queen and jack", 0.0));
    }
}

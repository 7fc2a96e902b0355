package overtrick.teaching.problem.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

class LayoutsTest {

    private static final Contract CONTRACT =
            new Contract(new Bid(3, Strain.NOTRUMP), Doubling.UNDOUBLED, Seat.SOUTH);
    private static final CardSet NORTH = CardSet.parse("QJT85.K54.54.AT2");
    private static final CardSet SOUTH = CardSet.parse("K2.AQ763.A76.K54");

    /// West leads diamonds, then East throws a club on the third round.
    private static final Sight SIGHT =
            new Sight(
                    CONTRACT,
                    Seat.SOUTH,
                    Map.of(Seat.NORTH, NORTH, Seat.SOUTH, SOUTH),
                    cards("D3 D4 DK D6 DJ D7 DQ D5 D9 H4 C9 DA"));

    private static List<Card> cards(String text) {
        return java.util.Arrays.stream(text.split(" ")).map(Card::parse).toList();
    }

    static List<Fact> facts() {
        return List.of(
                new Fact.Holds(Seat.EAST, Card.parse("SA")),
                new Fact.Length(Seat.WEST, Suit.HEARTS, 1, 3),
                new Fact.FourthBest(Seat.WEST, Card.parse("D3")),
                new Fact.Points(Seat.EAST, 4, 9),
                new Fact.Uneven(Seat.WEST, Suit.HEARTS, 4));
    }

    @ParameterizedTest
    @MethodSource("facts")
    void everyLayoutFitsWhatWasSeenAndTheFact(Fact fact) {
        var sight =
                SIGHT.after(fact instanceof Fact.FourthBest ? cards("D3 D4 DK D6") : SIGHT.cards());
        var layouts = Layouts.draw(sight, List.of(fact), 40, new SplittableRandom(1));

        assertThat(layouts).hasSize(40).doesNotHaveDuplicates();
        for (var deal : layouts) {
            assertThat(deal.north()).isEqualTo(NORTH);
            assertThat(deal.south()).isEqualTo(SOUTH);
            assertThat(fact.fits(deal)).isTrue();
        }
    }

    /// Who did not follow has none left; a deal in which they have is no layout.
    @Test
    void whoDidNotFollowHasNoneLeft() {
        for (var deal : Layouts.draw(SIGHT, List.of(), 60, new SplittableRandom(2))) {
            assertThat(deal.east().length(Suit.DIAMONDS)).isEqualTo(2);
            assertThat(deal.east().contains(Card.parse("C9"))).isTrue();
        }
    }

    @Test
    void factsAreNotAlwaysTrue() {
        var deals = Layouts.draw(SIGHT.after(List.of()), List.of(), 200, new SplittableRandom(3));
        for (var fact : facts()) {
            long fitting = deals.stream().filter(fact::fits).count();
            assertThat(fitting).as(fact.toString()).isBetween(1L, 199L);
        }
    }

    @Test
    void whatCannotBeIsNotDrawn() {
        var impossible = new Fact.Holds(Seat.EAST, Card.parse("SK"));
        var both =
                List.<Fact>of(
                        new Fact.Length(Seat.WEST, Suit.SPADES, 6, 6),
                        new Fact.Length(Seat.EAST, Suit.SPADES, 6, 6));
        assertThat(Layouts.draw(SIGHT, List.of(impossible), 5, new SplittableRandom(4))).isEmpty();
        assertThat(Layouts.draw(SIGHT, both, 5, new SplittableRandom(4))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("facts")
    void aFactIsReadBackFromItsNumber(Fact fact) {
        assertThat(Fact.of(fact.code())).contains(fact);
    }

    @Test
    void otherNumbersAreNoFacts() {
        assertThat(List.of(-1, 0, 7, 1_900_000, 1_005_200, 6_000_000))
                .allMatch(code -> Fact.of(code).isEmpty());
    }
}

package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class PositionTest {

    /// Hands from North on, West to lead.
    @ParameterizedTest(name = "{0} with {1} on the table")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A... K... Q... J...     | ''       | legal
                    A... K... Q... ...      | SJ       | legal
                    ... ... ... ...         | ''       | legal
                    A... K... A... J...     | ''       | SA is held by South and by another hand
                    A... K... Q... ...      | SA       | SA is held by North and lies on the table
                    A... K... Q... ...      | SJ SJ    | SJ lies on the table twice
                    A.2.. K... Q... J...    | ''       | North does not hold 1 cards, as West has 1: 2
                    A... K... Q... J...     | S2       | West does not hold 0 cards, as North has 1: 1
                    ... K... Q... ...       | SJ HA    | legal
                    2... K.4.. Q.5.. 3...   | SJ HA    | North cannot have played HA with S2 in hand when SJ was led
                    ... K... Q... ...       | SJ       | North has no card left for the trick [SJ]
                    ... ... ... ...         | SJ SA SK SQ | trick under way has four cards already: [SJ, SA, SK, SQ]
                    A... K... Q...          | ''       | position does not have four hands: 3
                    """)
    void isAsIfPlayedLawfully(String hands, String table, String verdict) {
        if (verdict.equals("legal")) {
            assertThat(position(hands, table).hand(Seat.NORTH)).isNotNull();
            return;
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> position(hands, table))
                .withMessage(verdict);
    }

    @Test
    void holdsThirteenCardsAtMost() {
        var spades = CardSet.ALL.in(Suit.SPADES);
        var hands = List.of(spades.with(Card.parse("H2")), spades, spades, spades);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Position(hands, Strain.CLUBS, Trick.ledBy(Seat.NORTH)))
                .withMessageContaining("held by East and by another hand");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Position(
                                List.of(hands.getFirst(), CardSet.NONE, CardSet.NONE, CardSet.NONE),
                                Strain.CLUBS,
                                Trick.ledBy(Seat.NORTH)))
                .withMessage("North holds more than 13 cards: 14");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    S2 | North does not hold S2
                    H4 | North has to follow to spades and cannot play H4
                    """)
    void refusesWhatMayNotBePlayed(String card, String complaint) {
        var position = position("A.4.. K.5.. Q.6.. 7...", "SJ");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> position.after(Card.parse(card)))
                .withMessage(complaint);
    }

    @Test
    void nobodyPlaysWhenAllIsOver() {
        var over = position("... ... ... ...", "");

        assertThat(over.isOver()).isTrue();
        assertThat(over.legal()).isEqualTo(CardSet.NONE);
        assertThatIllegalArgumentException().isThrownBy(() -> over.after(Card.parse("SA")));
    }

    /// A card on the table is still out; who holds the others of the suit makes no difference.
    @Test
    void cardsWithNothingBetweenAreAsGoodAsEachOther() {
        var between = position("JT8.3.. A76.5.. 542.6.. KQ9.4..", "");
        var without = position("8.873.. A76.5.. 542.6.. KQ9.4..", "");
        var onTheTable = position("KT9... 865... AQ7... 32...", "SJ");

        assertThat(between.choices()).containsExactly(set("SK", "SQ"), set("S9"), set("H4"));
        assertThat(without.choices()).containsExactly(set("SK", "SQ", "S9"), set("H4"));
        assertThat(onTheTable.choices()).containsExactly(set("SK"), set("ST", "S9"));
        assertThat(position("... ... ... ...", "").choices()).isEmpty();
    }

    private static CardSet set(String... cards) {
        return CardSet.copyOf(Stream.of(cards).map(Card::parse).toList());
    }

    @Test
    void winnerOfATrickLeadsToTheNext() {
        var position = position("A.4.. K.5.. Q.6.. 7...", "SJ");

        for (var card : List.of("SA", "SK", "SQ")) {
            assertThat(position.left()).isEqualTo(2);
            position = position.after(Card.parse(card));
        }

        assertThat(position.turn()).isEqualTo(Seat.NORTH);
        assertThat(position.left()).isEqualTo(1);
        assertThat(position.trick().isEmpty()).isTrue();
    }

    @Test
    void goesTheWayOfThePlay() {
        Seeds.each(
                20,
                chance -> {
                    var bid = new Bid(1, Positions.strain(chance));
                    var contract = new Contract(bid, Doubling.UNDOUBLED, Sample.seat(chance));
                    var play = Play.of(contract, Sample.deal(chance));
                    var position = Position.of(play);
                    while (!play.isOver()) {
                        assertThat(position).isEqualTo(Position.of(play));
                        assertThat(position.turn()).isEqualTo(play.turn());
                        assertThat(position.legal()).isEqualTo(play.playable());
                        assertThat(position.left()).isEqualTo(play.left());
                        var card = Positions.one(position.legal(), chance);
                        play = play.with(card);
                        position = position.after(card);
                    }
                    assertThat(position.isOver()).isTrue();
                });
    }

    private static Position position(String hands, String table) {
        var trick =
                Stream.of(table.split(" "))
                        .filter(word -> !word.isEmpty())
                        .map(Card::parse)
                        .toList();
        return new Position(
                Stream.of(hands.split(" ")).map(CardSet::parse).toList(),
                Strain.NOTRUMP,
                new Trick(Seat.WEST, trick));
    }
}

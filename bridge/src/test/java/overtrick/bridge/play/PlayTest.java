package overtrick.bridge.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.bridge.Examples.NOTRUMPS;
import static overtrick.bridge.Examples.SUITS;
import static overtrick.bridge.Examples.cards;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class PlayTest {

    private static final Contract THREE_NOTRUMPS = bySouth("3N");

    @ParameterizedTest(name = "after {0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "legal",
            textBlock =
                    """
                    # so far               | card | verdict
                    # West leads any card of their own
                      ''                   | H3   | legal
                      ''                   | S2   | legal
                      ''                   | S3   | NOT_IN_HAND
                      ''                   | HA   | NOT_IN_HAND
                    # North follows suit
                      H3                   | H2   | legal
                      H3                   | HK   | legal
                      H3                   | S3   | MUST_FOLLOW_SUIT
                      H3                   | HJ   | NOT_IN_HAND
                    # a card is played once
                      H3 H2 HJ HA CK C2 C4 CA H9 H6 HT | H2 | NOT_IN_HAND
                    # who has none of the suit plays anything
                      H3 H2 HJ HA C5 C2 C4 CA CT C9 C6 C8 C3 CK C7 CJ CQ | S2 | legal
                      H3 H2 HJ HA C5 C2 C4 CA CT C9 C6 C8 C3 CK C7 CJ CQ | H4 | legal
                    """)
    void judgesTheNextCard(String soFar, String card, CardRefusal verdict) {
        var play = Play.of(THREE_NOTRUMPS, NOTRUMPS, cards(soFar));
        var next = Card.parse(card);

        assertThat(play.refusal(next).orElse(null)).isEqualTo(verdict);
        assertThat(play.playable().contains(next)).isEqualTo(verdict == null);
    }

    @ParameterizedTest(name = "after {0}: {1} to play, {2} names the card")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # so far                  | hand  | player
                      ''                      | WEST  | WEST
                      H3                      | NORTH | SOUTH
                      H3 H2                   | EAST  | EAST
                      H3 H2 HJ                | SOUTH | SOUTH
                      H3 H2 HJ HA             | SOUTH | SOUTH
                      H3 H2 HJ HA CK C2 C4    | EAST  | EAST
                      H3 H2 HJ HA CK C2 C4 CA | EAST  | EAST
                      H3 H2 HJ HA CK C2 C4 CA H9 H6 HT HK | NORTH | SOUTH
                    """)
    void theWinnerLeadsAndDeclarerPlaysForDummy(String soFar, Seat hand, Seat player) {
        var play = Play.of(THREE_NOTRUMPS, NOTRUMPS, cards(soFar));

        assertThat(play.turn()).isEqualTo(hand);
        assertThat(play.player()).isEqualTo(player);
    }

    @Test
    void dummyIsFacedAfterTheOpeningLead() {
        var play = Play.of(THREE_NOTRUMPS, NOTRUMPS);

        assertThat(play.isDummyFaced()).isFalse();
        assertThat(play.with(Card.parse("H3")).isDummyFaced()).isTrue();
    }

    @Test
    void tricksAreCountedForBothSides() {
        var play = Play.of(THREE_NOTRUMPS, NOTRUMPS, cards("H3 H2 HJ HA CK C2 C4 CA H9"));

        assertThat(play.won(Side.NORTH_SOUTH)).isEqualTo(1);
        assertThat(play.won(Side.EAST_WEST)).isEqualTo(1);
        assertThat(play.left()).isEqualTo(11);
        assertThat(play.current().cards()).containsExactly(Card.parse("H9"));
    }

    @Test
    void thirteenTricksAreTheEnd() {
        var play = playedOut(Play.of(bySouth("7D"), SUITS));

        assertThat(play.isOver()).isTrue();
        assertThat(play.won(Side.NORTH_SOUTH)).isEqualTo(13);
        assertThat(play.playable()).isEqualTo(CardSet.NONE);
        assertThat(play.refusal(Card.parse("S2"))).contains(CardRefusal.PLAY_OVER);
        assertThatThrownBy(play::turn).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void notrumpsOnSuitsOfThirteenAreForTheLeader() {
        var play = playedOut(Play.of(bySouth("1N"), SUITS));

        assertThat(play.won(Side.EAST_WEST)).isEqualTo(13);
    }

    @Test
    void whoDoesNotAskIsTold() {
        var play = Play.of(THREE_NOTRUMPS, NOTRUMPS, cards("H3"));

        assertThatThrownBy(() -> play.with(Card.parse("S3")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("S3 is refused, MUST_FOLLOW_SUIT, in trick 1");
        assertThatThrownBy(() -> Play.of(THREE_NOTRUMPS, NOTRUMPS, cards("H3 H2 HJ HA H4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("H4 is refused, NOT_IN_HAND, in trick 2");
    }

    @Test
    void aShorterPlayIsAsItStoodThen() {
        var whole = Play.of(THREE_NOTRUMPS, NOTRUMPS, cards("H3 H2 HJ HA CK C2"));

        assertThat(whole.first(5))
                .isEqualTo(Play.of(THREE_NOTRUMPS, NOTRUMPS, cards("H3 H2 HJ HA CK")));
        assertThat(whole.first(0)).isEqualTo(Play.of(THREE_NOTRUMPS, NOTRUMPS));
        assertThat(whole.first(4)).isNotEqualTo(whole);
    }

    @Test
    void cardsAndTricksAreConserved() {
        Seeds.each(
                50,
                chance -> {
                    var deal = Sample.deal(chance);
                    var play = Play.of(THREE_NOTRUMPS, deal);
                    while (!play.isOver()) {
                        var playable = play.playable().stream().toList();
                        play = play.with(playable.get(chance.nextInt(playable.size())));
                        assertConserved(play, deal);
                    }
                    assertThat(Play.of(THREE_NOTRUMPS, deal, play.cards())).isEqualTo(play);
                });
    }

    private static void assertConserved(Play play, Deal deal) {
        for (var seat : Seat.values()) {
            var gone = deal.hand(seat).minus(play.hand(seat));
            assertThat(CardSet.copyOf(play.cards()).containsAll(gone)).isTrue();
            assertThat(CardSet.copyOf(play.cards()).intersects(play.hand(seat))).isFalse();
        }
        int won = play.won(Side.NORTH_SOUTH) + play.won(Side.EAST_WEST);
        assertThat(won + play.left()).isEqualTo(Play.TRICKS);
        assertThat(4 * won + play.current().cards().size()).isEqualTo(play.cards().size());
    }

    @Test
    void aRefusalCitesItsLaw() {
        assertThat(CardRefusal.MUST_FOLLOW_SUIT.law()).contains("Law 44C");
        assertThat(CardRefusal.NOT_IN_HAND.law()).contains("Law 45A");
        assertThat(CardRefusal.PLAY_OVER.law()).isEmpty();
    }

    private static Play playedOut(Play start) {
        var play = start;
        while (!play.isOver()) {
            play = play.with(play.playable().highest());
        }
        return play;
    }

    private static Contract bySouth(String bid) {
        return Auction.parse(Seat.SOUTH, bid + " P P P").contract().orElseThrow();
    }
}

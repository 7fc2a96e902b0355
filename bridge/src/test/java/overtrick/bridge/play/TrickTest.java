package overtrick.bridge.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.bridge.Examples.cards;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

class TrickTest {

    @ParameterizedTest(name = "{0} leads {1} in {2}: {3} wins")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # leader | cards       | strain  | winner
                    # the highest of the suit led
                      WEST   | H4 H2 HJ HA | NOTRUMP | SOUTH
                      WEST   | HA H2 HJ H4 | NOTRUMP | WEST
                      WEST   | HT HJ H9 H2 | NOTRUMP | NORTH
                      NORTH  | S2 S3 S4 S5 | HEARTS  | WEST
                    # a discard never wins
                      WEST   | H4 SA DA CA | NOTRUMP | WEST
                      WEST   | H4 SA H5 CA | DIAMONDS | EAST
                    # any trump beats any other suit
                      WEST   | HA S2 HK HQ | SPADES  | NORTH
                      WEST   | HA HK C2 HQ | CLUBS   | EAST
                    # the higher trump wins
                      WEST   | HA S2 HK S3 | SPADES  | SOUTH
                      WEST   | HA S3 HK S2 | SPADES  | NORTH
                      WEST   | HA SA SK SQ | SPADES  | NORTH
                    # trumps led are a suit like others
                      EAST   | S4 S9 SK SA | SPADES  | NORTH
                      EAST   | S4 HA DA CA | SPADES  | EAST
                    # while the trick is under way
                      EAST   | S4          | SPADES  | EAST
                      EAST   | D4 DK H2    | HEARTS  | WEST
                    """)
    void theHighestTrumpElseTheHighestOfTheSuitLedWins(
            Seat leader, String cards, Strain strain, Seat winner) {
        assertThat(new Trick(leader, cards(cards)).winner(strain)).isEqualTo(winner);
    }

    @Test
    void turnsGoClockwiseFromTheLeader() {
        assertThat(Trick.ledBy(Seat.SOUTH).turn()).isEqualTo(Seat.SOUTH);
        assertThat(new Trick(Seat.SOUTH, cards("H4")).turn()).isEqualTo(Seat.WEST);
        assertThat(new Trick(Seat.SOUTH, cards("H4 H5 H6")).turn()).isEqualTo(Seat.EAST);
    }

    @Test
    void theFirstCardSaysWhatToFollow() {
        assertThat(Trick.ledBy(Seat.SOUTH).suitLed()).isEmpty();
        assertThat(new Trick(Seat.SOUTH, cards("H4 SA")).suitLed()).contains(Suit.HEARTS);
    }

    @Test
    void everyCardHasItsPlayer() {
        var trick = new Trick(Seat.SOUTH, cards("H4 SA"));

        assertThat(trick.by(Seat.SOUTH)).contains(Card.parse("H4"));
        assertThat(trick.by(Seat.WEST)).contains(Card.parse("SA"));
        assertThat(trick.by(Seat.NORTH)).isEmpty();
    }

    @Test
    void fourCardsAreAWholeTrick() {
        assertThat(new Trick(Seat.SOUTH, cards("H4 H5 H6")).isFull()).isFalse();
        assertThat(new Trick(Seat.SOUTH, cards("H4 H5 H6 H7")).isFull()).isTrue();
        assertThatThrownBy(() -> new Trick(Seat.SOUTH, cards("H4 H5 H6 H7 H8")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("trick has more than 4 cards: [H4, H5, H6, H7, H8]");
    }

    @Test
    void nobodyWinsATrickNotYetLed() {
        assertThat(Trick.ledBy(Seat.SOUTH).isEmpty()).isTrue();
        assertThatThrownBy(() -> Trick.ledBy(Seat.SOUTH).winner(Strain.NOTRUMP))
                .isInstanceOf(NoSuchElementException.class);
    }
}

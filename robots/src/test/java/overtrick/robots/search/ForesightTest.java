package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.stake.Plain;
import overtrick.solver.Position;
import overtrick.solver.Solver;

@Timeout(20)
class ForesightTest {

    private static final String DUMMY = ".AJ9.2.";
    private static final String DECLARER = ".KT3.3.";

    private final Solver solver = new Solver(1);

    private Foresight foresight(String dummy, String declarer, String... eastAndWest) {
        var stakes =
                new Stakes(
                        Plain.TRICKS,
                        new Contract(
                                new Call.Bid(3, Strain.NOTRUMP), Doubling.UNDOUBLED, Seat.SOUTH),
                        Vulnerability.NONE,
                        Side.NORTH_SOUTH);
        var unseen = hand(eastAndWest[0]).union(hand(eastAndWest[1]));
        var foresight = new Foresight(stakes, Side.NORTH_SOUTH, unseen, 6);
        for (int at = 0; at < eastAndWest.length; at += 2) {
            var hands =
                    Stream.of(dummy, eastAndWest[at], declarer, eastAndWest[at + 1])
                            .map(ForesightTest::hand)
                            .toList();
            var start = new Position(hands, Strain.NOTRUMP, Trick.ledBy(Seat.SOUTH));
            foresight.add(start, 1, 0, solver);
        }
        return foresight;
    }

    private static CardSet hand(String pbn) {
        return CardSet.parse(pbn);
    }

    private double worth(Foresight foresight, String card) {
        return foresight.worth(Card.parse(card), Map.of(), solver);
    }

    /// The queen may be on either side. With all cards open three tricks in hearts are there
    /// whichever card is led; but a heart from this hand has to guess at once, and a wrong guess
    /// costs one.
    @Test
    void knowsThatAGuessComesNext() {
        var foresight = foresight(DUMMY, DECLARER, ".65..65", ".Q87..4", ".Q87..4", ".65..65");

        assertThat(worth(foresight, "H3")).as("low to the jack").isCloseTo(-0.5, within(1e-9));
        assertThat(worth(foresight, "HK")).as("gives up one way").isCloseTo(-0.5, within(1e-9));
        assertThat(worth(foresight, "D3")).as("waits").isZero();
    }

    @Test
    void guessesNothingWhereTheQueenMustLie() {
        var foresight = foresight(DUMMY, DECLARER, ".65..65", ".Q87..4");

        for (var card : List.of("H3", "HT", "HK")) {
            assertThat(worth(foresight, card)).as(card).isZero();
        }
    }

    /// West follows small, and the finesse is right; or their lone king comes up, and the ace is.
    @Test
    void hasADecisionForEachCardShown() {
        var foresight = foresight(".AQ..", ".32..", "...76", ".K4..", ".4..7", ".K..6");

        assertThat(worth(foresight, "H2")).isZero();
    }

    /// The king that falls is seen before dummy has to play.
    @Test
    void knowsWhatTheDefendersWillHaveShown() {
        var foresight = foresight(".AQ..", ".32..", ".54..", ".K..6", ".K..6", ".54..");

        assertThat(worth(foresight, "H2")).isZero();
    }
}

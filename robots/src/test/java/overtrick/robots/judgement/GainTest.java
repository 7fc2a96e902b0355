package overtrick.robots.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.robots.stake.Plain;

class GainTest {

    private static Outcome outcome(int level, Strain strain, int... points) {
        var contract = new Contract(new Bid(level, strain), Doubling.UNDOUBLED, Seat.NORTH);
        return new Outcome(
                Optional.of(contract), 10, points, new SingleDummy.Spread(0.25, 0.5, 0.25));
    }

    private final Outcome three = outcome(3, Strain.SPADES, 140, 170, 200);
    private final Outcome four = outcome(4, Strain.SPADES, -50, 420, 450);
    private final Outcome notrump = outcome(3, Strain.NOTRUMP, -50, 400, 430);

    /// 190 points are 5 IMPs, 250 are 6.
    @Test
    void theSameTrumpsBringTheSameLuck() {
        assertThat(new Gain(Plain.IMPS).between(four, three))
                .isCloseTo(0.75 * 6 - 0.25 * 5, within(1e-9));
        assertThat(new Gain(Plain.MATCHPOINTS).between(four, three)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void otherTrumpsBringTheirOwn() {
        assertThat(new Gain(Plain.MATCHPOINTS).between(four, notrump))
                .isCloseTo(
                        0.25 * (0.25 * 0 - 0.75) + 0.5 * (0.25 + 0.5 - 0.25) + 0.25, within(1e-9));
    }

    @Test
    void oneContractIsWorthNothingBesideItself() {
        for (var stake : Plain.values()) {
            assertThat(new Gain(stake).between(four, four)).isZero();
        }
    }
}

package overtrick.robots.judgement;

import java.util.Arrays;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.play.Play;
import overtrick.cards.Side;
import overtrick.robots.stake.Stake;

/// What an auction brings a side in one layout.
///
/// @param contract empty when everybody passed
/// @param tricks of declarer with all cards open
/// @param points of the side, as they count there, with a trick less, just as many, a trick more
///   than those
/// @param spread how likely each is
@SuppressWarnings("ArrayRecordComponent") // read in one loop, and compared by nobody
record Outcome(Optional<Contract> contract, int tricks, int[] points, SingleDummy.Spread spread) {

    /// From this level on opponents who have bid double what fails.
    private static final int PUSHED = 5;

    /// What is the same for all auctions of a layout.
    ///
    /// @param side whose points are counted
    /// @param contested whether the opponents have bid
    /// @param due to the side with its cards
    record Table(Stake stake, Vulnerability vulnerability, Side side, boolean contested, int due) {

        Outcome outcome(AuctionResult result, OpenCards cards) {
            var points = new int[3];
            if (!(result instanceof Contract contract)) {
                Arrays.fill(points, stake.passedOut(due));
                return new Outcome(Optional.empty(), 0, points, SingleDummy.NONE);
            }
            int tricks = cards.tricks(contract);
            for (int more = -1; more <= 1; more++) {
                int taken = Math.clamp(tricks + more, 0, Play.TRICKS);
                points[more + 1] = stake.settled(points(contract, taken), due);
            }
            return new Outcome(
                    Optional.of(contract), tricks, points, SingleDummy.of(contract.bid()));
        }

        /// Rules double too seldom for what fails to be counted as it stands: who bids against
        /// opponents that have bid is doubled when it is two down, from the five level on at once.
        private int points(Contract contract, int tricks) {
            boolean ours = contract.declarer().side() == side;
            int down = contract.bid().tricks() - tricks;
            boolean hopeless = down >= 2 || (down == 1 && contract.bid().level() >= PUSHED);
            boolean punished = ours && contested && hopeless && contract.bid().level() >= 3;
            var played =
                    punished && contract.doubling() == Doubling.UNDOUBLED
                            ? new Contract(contract.bid(), Doubling.DOUBLED, contract.declarer())
                            : contract;
            int points = stake.points(played, vulnerability, tricks);
            return ours ? points : -points;
        }
    }

    /// One that need not be played, as all calls lead to it.
    static Outcome unplayed(AuctionResult result) {
        return new Outcome(
                result instanceof Contract contract ? Optional.of(contract) : Optional.empty(),
                -1,
                new int[3],
                SingleDummy.NONE);
    }

    boolean isPlayed() {
        return tricks >= 0;
    }

    boolean isMade() {
        return contract.filter(made -> tricks >= made.bid().tricks()).isPresent();
    }

    /// Cards that are played in the same strain by the same hand bring the same luck.
    boolean sharesLuck(Outcome other) {
        return contract.isPresent()
                && other.contract.isPresent()
                && contract.get().strain() == other.contract.get().strain()
                && contract.get().declarer() == other.contract.get().declarer();
    }
}

package overtrick.robots.judgement;

import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Score;
import overtrick.cards.Side;

/// What an auction brings a side in one layout.
///
/// @param contract empty when everybody passed
/// @param tricks of declarer with all cards open
/// @param points of the side with a trick less, just as many, a trick more than those
/// @param spread how likely each is
@SuppressWarnings("ArrayRecordComponent") // read in one loop, and compared by nobody
record Outcome(Optional<Contract> contract, int tricks, int[] points, SingleDummy.Spread spread) {

    /// From this level on opponents who have bid double what fails.
    private static final int PUSHED = 5;

    static Outcome of(
            AuctionResult result,
            OpenCards cards,
            Vulnerability vulnerability,
            Side side,
            boolean contested) {
        if (!(result instanceof Contract contract)) {
            return new Outcome(Optional.empty(), 0, new int[3], SingleDummy.NONE);
        }
        int tricks = cards.tricks(contract);
        var points = new int[3];
        for (int more = -1; more <= 1; more++) {
            int taken = Math.clamp(tricks + more, 0, Play.TRICKS);
            points[more + 1] = points(contract, taken, vulnerability, side, contested);
        }
        return new Outcome(Optional.of(contract), tricks, points, SingleDummy.of(contract.bid()));
    }

    /// One that need not be played, as all calls lead to it.
    static Outcome unplayed(AuctionResult result) {
        return new Outcome(
                result instanceof Contract contract ? Optional.of(contract) : Optional.empty(),
                -1,
                new int[3],
                SingleDummy.NONE);
    }

    /// Rules double too seldom for what fails to be counted as it stands: who bids against
    /// opponents that have bid is doubled when it is two down, from the five level on at once.
    private static int points(
            Contract contract,
            int tricks,
            Vulnerability vulnerability,
            Side side,
            boolean contested) {
        boolean ours = contract.declarer().side() == side;
        int down = contract.bid().tricks() - tricks;
        boolean hopeless = down >= 2 || (down == 1 && contract.bid().level() >= PUSHED);
        boolean punished = ours && contested && hopeless && contract.bid().level() >= 3;
        var doubling =
                punished && contract.doubling() == Doubling.UNDOUBLED
                        ? Doubling.DOUBLED
                        : contract.doubling();
        int points =
                Score.of(
                                contract.bid(),
                                doubling,
                                vulnerability.includes(contract.declarer()),
                                tricks)
                        .points();
        return ours ? points : -points;
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

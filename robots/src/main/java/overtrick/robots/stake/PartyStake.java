package overtrick.robots.stake;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.PassedOutDeal;
import overtrick.bridge.score.Score;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;

/// A party: the score of each deal is held against what the side with the points should have, and
/// the difference is turned into IMPs.
public record PartyStake(PartyTerms terms) implements Stake {

    /// Half of the points in the pack, and all of them.
    private static final int HALF = 20;

    private static final int ALL = 40;

    @Override
    public Measure measure() {
        return Measure.IMPS;
    }

    @Override
    public int points(Contract contract, Vulnerability vulnerability, int tricks) {
        return Score.of(
                        contract.bid(),
                        contract.doubling(),
                        vulnerability.includes(contract.declarer()),
                        tricks,
                        terms.undertricks())
                .points();
    }

    @Override
    public boolean asksForCards() {
        return true;
    }

    @Override
    public int due(int highCardPoints, Side side, Vulnerability vulnerability) {
        return highCardPoints >= HALF
                ? terms.table().target(highCardPoints, vulnerability.includes(side))
                : -terms.table().target(ALL - highCardPoints, vulnerability.includes(side.other()));
    }

    @Override
    public int settled(int points, int due) {
        return ImpTable.imps(points - due);
    }

    @Override
    public int passedOut(int due) {
        return terms.passedOut() == PassedOutDeal.MISSES_TARGET ? ImpTable.imps(-due) : 0;
    }

    /// Both are IMPs already.
    @Override
    public double gain(int one, int other) {
        return one - other;
    }
}

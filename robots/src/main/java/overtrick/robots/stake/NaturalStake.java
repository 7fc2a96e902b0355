package overtrick.robots.stake;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.robots.natural.Worth;

/// A game that is bid by natural judgement: its cards are played for what its calls are made for.
public record NaturalStake(Worth worth) implements Stake {

    @Override
    public Measure measure() {
        return Measure.POINTS;
    }

    @Override
    public int points(Contract contract, Vulnerability vulnerability, int tricks) {
        return (int)
                Math.round(
                        worth.of(
                                contract.bid(),
                                contract.doubling().factor(),
                                contract.declarer(),
                                tricks));
    }
}

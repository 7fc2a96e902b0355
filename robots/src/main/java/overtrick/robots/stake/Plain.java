package overtrick.robots.stake;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Score;

/// Each deal for itself, scored as boards are (Law 77).
public enum Plain implements Stake {
    /// International match points against another table (Law 78B).
    IMPS(Measure.IMPS),
    /// Matchpoints: each trick may beat somebody (Law 78A).
    MATCHPOINTS(Measure.MATCHPOINTS),
    /// A board is won, halved or lost to the other table, by however little.
    BOARD_A_MATCH(Measure.BOARDS),
    /// Points themselves, as in an event of total points (Law 78C) or Chicago with part-scores paid
    /// at once.
    TOTAL_POINTS(Measure.POINTS),
    /// Tricks, whoever wins them: whist and bridge-whist.
    TRICKS(Measure.TRICKS);

    private final Measure measure;

    Plain(Measure measure) {
        this.measure = measure;
    }

    @Override
    public Measure measure() {
        return measure;
    }

    @Override
    public int points(Contract contract, Vulnerability vulnerability, int tricks) {
        return this == TRICKS
                ? tricks
                : Score.of(
                                contract.bid(),
                                contract.doubling(),
                                vulnerability.includes(contract.declarer()),
                                tricks)
                        .points();
    }
}

package overtrick.robots.stake;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.bridge.score.UndertrickCode;
import overtrick.cards.Side;
import overtrick.scoring.odds.SheetStanding;

/// A rubber, or a chukker of Chicago with part-scores that are carried on: what is written, and
/// what it changes in what both sides can expect of the deals to come.
///
/// @param northSouth how North and South stand
/// @param undertricks by the Law, or as an older code has them
public record SheetStake(SheetStanding northSouth, UndertrickCode undertricks) implements Stake {

    public SheetStake(SheetStanding northSouth) {
        this(northSouth, UndertrickCode.SINCE_1987);
    }

    @Override
    public Measure measure() {
        return Measure.POINTS;
    }

    @Override
    public int points(Contract contract, Vulnerability vulnerability, int tricks) {
        var side = contract.declarer().side();
        var score =
                Score.of(
                        contract.bid(),
                        contract.doubling(),
                        vulnerability.includes(side),
                        tricks,
                        undertricks);
        int written =
                score.parts().stream()
                        .filter(part -> !(part instanceof Part.Game))
                        .filter(part -> !(part instanceof Part.PartScore))
                        .mapToInt(Part::points)
                        .sum();
        double expected =
                score.parts().getFirst() instanceof Part.TrickPoints made
                        ? standing(side).made(made.points())
                        : standing(side).failed();
        return written + (int) Math.round(expected);
    }

    private SheetStanding standing(Side side) {
        return side == Side.NORTH_SOUTH ? northSouth : northSouth.turned();
    }

    @Override
    public int below(Side side) {
        return standing(side).below();
    }
}

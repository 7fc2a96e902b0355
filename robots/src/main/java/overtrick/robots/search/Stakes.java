package overtrick.robots.search;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Side;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.stake.Measure;
import overtrick.robots.stake.Stake;
import overtrick.systems.hand.Range;

/// What a number of tricks is worth to a side, measured in what the table plays for.
final class Stakes {

    /// What a trick is worth beside the score itself, so that among equal scores more tricks win.
    private static final double TRICK = 0.05;

    /// At the other tables somebody takes a trick more or less than best play gives, each one of
    /// four times.
    private static final double OTHERS = 0.25;

    private final Stake stake;
    private final Vulnerability vulnerability;
    private final Side side;
    private final int needed;
    private final int[] points = new int[Play.TRICKS + 1];

    /// @param side whose tricks are counted
    Stakes(Stake stake, Contract contract, Vulnerability vulnerability, Side side) {
        this.stake = stake;
        this.vulnerability = vulnerability;
        this.side = side;
        boolean declaring = contract.declarer().side() == side;
        needed = declaring ? contract.bid().tricks() : Play.TRICKS + 1 - contract.bid().tricks();
        for (int tricks = 0; tricks <= Play.TRICKS; tricks++) {
            int declarers = declaring ? tricks : Play.TRICKS - tricks;
            int score = stake.points(contract, vulnerability, declarers);
            points[tricks] = declaring ? score : -score;
        }
    }

    /// Whether so many tricks make the contract, or beat it.
    boolean reaches(int tricks) {
        return tricks >= needed;
    }

    /// All tricks that make the contract, or beat it.
    int needed() {
        return needed;
    }

    /// Which tricks of those left are told apart: all at first, in whatever scoring. A contract
    /// that is safe or lost still has overtricks and undertricks to play for.
    ///
    /// @param whole in how many layouts all of them are
    Window window(int won, int left, int whole) {
        int needed = this.needed - won;
        var all = new Range(0, left);
        boolean open = needed >= 1 && needed <= left;
        return open ? Window.about(needed, all, whole) : Window.of(all, whole);
    }

    /// What counts as a difference at all.
    double least() {
        return stake.measure().isComparison() ? 0.5 : 1;
    }

    /// What the side should score with the cards that it was dealt if they lie so; 0 where that
    /// does not count.
    int due(Evidence evidence, Layout layout) {
        if (!stake.asksForCards()) {
            return 0;
        }
        var played = evidence.played();
        int highCards = 0;
        for (var seat : side.seats()) {
            highCards += layout.hand(seat).highCardPoints();
            highCards += played.getOrDefault(seat, CardSet.NONE).highCardPoints();
        }
        return stake.due(highCards, side, vulnerability);
    }

    /// What so many tricks are worth when best play would have given so many.
    ///
    /// @param due to the side with its cards
    double worth(int tricks, int best, int due) {
        if (stake.measure() == Measure.TRICKS) {
            return tricks - best;
        }
        double worth =
                stake.measure().isComparison()
                        ? againstOthers(tricks, best)
                        : stake.gain(
                                stake.settled(points[tricks], due),
                                stake.settled(points[best], due));
        return worth + TRICK * (tricks - best);
    }

    private double againstOthers(int tricks, int best) {
        double won = 0;
        for (int more = -1; more <= 1; more++) {
            int others = Math.clamp(best + more, 0, Play.TRICKS);
            won +=
                    (more == 0 ? 1 - 2 * OTHERS : OTHERS)
                            * stake.gain(points[tricks], points[others]);
        }
        return won;
    }
}

package overtrick.robots.search;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Score;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;
import overtrick.systems.hand.Range;

/// What a number of tricks is worth to a side, measured in the scoring of the table.
final class Stakes {

    /// What a trick is worth beside the score itself, so that among equal scores more tricks win.
    private static final double TRICK = 0.05;

    /// At the other tables somebody takes a trick more or less than best play gives, each one of
    /// four times.
    private static final double OTHERS = 0.25;

    private final Scoring scoring;
    private final boolean declaring;
    private final int needed;
    private final int[] points = new int[Play.TRICKS + 1];

    /// @param side whose tricks are counted
    Stakes(Scoring scoring, Contract contract, Vulnerability vulnerability, Side side) {
        this.scoring = scoring;
        declaring = contract.declarer().side() == side;
        needed = declaring ? contract.bid().tricks() : Play.TRICKS + 1 - contract.bid().tricks();
        boolean vulnerable = vulnerability.includes(contract.declarer());
        for (int tricks = 0; tricks <= Play.TRICKS; tricks++) {
            int declarers = declaring ? tricks : Play.TRICKS - tricks;
            int score =
                    Score.of(contract.bid(), contract.doubling(), vulnerable, declarers).points();
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
        return scoring == Scoring.MATCHPOINTS ? 0.5 : 1;
    }

    /// What so many tricks are worth when best play would have given so many.
    double worth(int tricks, int best) {
        return switch (scoring) {
            case IMPS -> ImpTable.imps(points[tricks] - points[best]) + TRICK * (tricks - best);
            case MATCHPOINTS -> matchpoints(tricks, best);
            case TRICKS -> tricks - best;
            case TOTAL_POINTS -> (points[tricks] - points[best]) / 50.0 + TRICK * (tricks - best);
        };
    }

    private double matchpoints(int tricks, int best) {
        double won = 0;
        for (int more = -1; more <= 1; more++) {
            int others = Math.clamp(best + more, 0, Play.TRICKS);
            won +=
                    (more == 0 ? 1 - 2 * OTHERS : OTHERS)
                            * Integer.compare(points[tricks], points[others]);
        }
        return won + TRICK * (tricks - best);
    }
}

package overtrick.library.odds;

import overtrick.scoring.odds.Decision;
import overtrick.scoring.odds.Stakes;

/// A line in a drawing: the IMPs a bold choice brings on average, from never right on the left to
/// always right on the right. It crosses the middle where it begins to pay.
public record Balance(Decision decision, boolean vulnerable) {

    public static final int WIDTH = 300;
    public static final int HEIGHT = 160;

    /// IMPs from the middle to the edge.
    private static final int MOST = 18;

    public int left() {
        return y(-decision.loss(Stakes.IMPS, vulnerable));
    }

    public int right() {
        return y(decision.gain(Stakes.IMPS, vulnerable));
    }

    /// Where it crosses the middle.
    public int crossing() {
        return (int) decision.breakEven(Stakes.IMPS, vulnerable).times(WIDTH).nearest();
    }

    /// Where its name stands, above its beginning: there the lines lie apart.
    public int label() {
        return left() - 5;
    }

    public static int y(int imps) {
        return HEIGHT / 2 - imps * (HEIGHT / 2) / MOST;
    }
}

package overtrick.robots.search;

import java.util.Collection;
import java.util.Collections;
import overtrick.bridge.play.Play;
import overtrick.systems.hand.Range;

/// Which numbers of tricks are told apart, of those left. In the first layouts all that may matter;
/// then only those at which cards have differed, and whether the contract is made: what no card
/// changes decides nothing, and every number more costs time.
final class Window {

    /// Layouts in which all are told apart.
    static final int WHOLE = 6;

    private final Range all;

    // where cards have differed; the highest below the lowest as long as they have not
    private int low;
    private int high;
    private int layouts;

    private Window(Range all, int low, int high) {
        this.all = all;
        this.low = low;
        this.high = high;
    }

    static Window of(Range all) {
        return new Window(all, Play.TRICKS, 0);
    }

    /// @param needed to make the contract, or to beat it; within the range
    static Window about(int needed, Range all) {
        return new Window(all, needed - 1, needed);
    }

    /// Whether all are told apart in the next layout.
    boolean isWhole() {
        return layouts < WHOLE;
    }

    /// What to ask in the next layout; one number only if all cards have always done alike.
    Range next() {
        if (isWhole()) {
            return all;
        }
        return low < high ? new Range(low, high) : new Range(all.low(), all.low());
    }

    /// @param tricks after each card in one more layout
    void learn(Collection<Integer> tricks) {
        layouts++;
        int least = Collections.min(tricks);
        int most = Collections.max(tricks);
        if (least < most) {
            low = Math.min(low, least);
            high = Math.max(high, most);
        }
    }
}

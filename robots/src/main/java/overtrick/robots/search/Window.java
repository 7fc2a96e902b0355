package overtrick.robots.search;

import java.util.Collection;
import java.util.Collections;
import overtrick.bridge.play.Play;
import overtrick.systems.hand.Range;

/// Which numbers of tricks are told apart, of those left. In the first layouts all that may matter;
/// then only those at which cards have differed, and whether the contract is made: what no card
/// changes decides nothing, and every number more costs time.
final class Window {

    private final Range all;
    private final int whole;

    // where cards have differed; the highest below the lowest as long as they have not
    private int low;
    private int high;
    private int layouts;

    private Window(Range all, int whole, int low, int high) {
        this.all = all;
        this.whole = whole;
        this.low = low;
        this.high = high;
    }

    /// @param whole in how many layouts all are told apart
    static Window of(Range all, int whole) {
        return new Window(all, whole, Play.TRICKS, 0);
    }

    /// @param needed to make the contract, or to beat it; within the range
    static Window about(int needed, Range all, int whole) {
        return new Window(all, whole, needed - 1, needed);
    }

    /// Whether all are told apart in the next layout.
    boolean isWhole() {
        return layouts < whole;
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

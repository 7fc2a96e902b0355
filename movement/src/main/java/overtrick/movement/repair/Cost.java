package overtrick.movement.repair;

import java.util.Comparator;

/// What a repair costs. Counted in rounds of one entry: a table that does not play costs two.
///
/// @param sittingOut rounds in which somebody does not play who would have
/// @param meetings opponents who meet again
/// @param changed seatings in which another set is played than the movement says
/// @param copies further copies of boards that are needed
public record Cost(int sittingOut, int meetings, int changed, int copies)
        implements Comparable<Cost> {

    private static final int SITTING_OUT = 4;
    private static final int MEETING = 3;
    private static final int CHANGED = 1;
    private static final int COPY = 2;

    private static final Comparator<Cost> ORDER =
            Comparator.comparingInt(Cost::total).thenComparingInt(Cost::sittingOut);

    /// Weighed by our own ruling: not to play is worse than to meet again.
    public int total() {
        return SITTING_OUT * sittingOut + MEETING * meetings + CHANGED * changed + COPY * copies;
    }

    @Override
    public int compareTo(Cost other) {
        return ORDER.compare(this, other);
    }
}

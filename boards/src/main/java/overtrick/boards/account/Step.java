package overtrick.boards.account;

/// One step on the way from the score at the other table to the score here.
///
/// @param points that it is worth to the side, its sign that of a gain
/// @param imps its share of the IMPs of the whole difference
public record Step(Cause cause, int points, int imps) {

    Step turnedRound() {
        return new Step(cause, -points, -imps);
    }
}

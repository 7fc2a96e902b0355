package overtrick.cantable.check;

/// The chairs by their letters. The turn goes counter-clockwise (can.md §1).
final class Compass {

    static final String TURN = "SENW";

    private Compass() {}

    /// The next in turn, who is the opponent on the right.
    static char right(char chair) {
        return TURN.charAt((TURN.indexOf(chair) + 1) % 4);
    }

    static char partner(char chair) {
        return right(right(chair));
    }

    static String side(char chair) {
        return chair == 'N' || chair == 'S' ? "NS" : "EW";
    }

    static String other(String side) {
        return side.equals("NS") ? "EW" : "NS";
    }
}

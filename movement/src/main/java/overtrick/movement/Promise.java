package overtrick.movement;

/// What a movement promises (tournaments.md §4). The first two are never broken; the others may be,
/// when the movement states it.
public enum Promise {
    /// P1: everybody has at most one place in a round, and so has every table.
    ONE_PLACE_A_ROUND(false, "one place a round"),
    /// P2: nobody plays a set twice.
    NO_SET_TWICE(false, "no set twice"),
    /// P3: nobody meets an opponent twice. In an individual everybody has a partner once at most
    /// and an opponent twice at most (tournaments.md §7). A session that breaks it has a revenge
    /// round.
    NO_OPPONENT_TWICE(true, "no opponent twice"),
    /// P4: no set is at two tables at the same time, so one copy of the boards is enough.
    NO_SHARING(true, "no sharing"),
    /// P7: nobody sits out two rounds more than anybody else.
    SITTING_OUT_EVEN(true, "sitting out even");

    private final boolean waivable;
    private final String words;

    Promise(boolean waivable, String words) {
        this.waivable = waivable;
        this.words = words;
    }

    /// Whether a movement may be without it by saying so.
    public boolean isWaivable() {
        return waivable;
    }

    public String words() {
        return words;
    }
}

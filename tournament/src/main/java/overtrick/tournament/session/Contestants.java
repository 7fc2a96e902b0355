package overtrick.tournament.session;

/// Who has a line in the ranking.
public enum Contestants {
    PAIRS(2, 2),
    TEAMS(4, 8),
    PLAYERS(1, 1);

    private final int least;
    private final int most;

    Contestants(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /// Whether an entry may have so many people.
    public boolean takes(int people) {
        return least <= people && people <= most;
    }

    /// How many people an entry has at least.
    public int least() {
        return least;
    }

    /// `2`, or `4–8`.
    public String size() {
        return least == most ? "" + least : "%d–%d".formatted(least, most);
    }
}

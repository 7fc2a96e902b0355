package overtrick.scoring;

/// In what a penalty or a carry-over is told.
public enum Unit {
    /// On the scale the tournament is scored with.
    MATCHPOINTS("MP"),
    /// Of a top on one board (Law 90), not of the session.
    PERCENT_OF_TOP("%"),
    IMPS("IMP"),
    VICTORY_POINTS("VP"),
    /// Total points; and the points of board-a-match, Pachabo and hybrid scoring.
    POINTS("P");

    private final String code;

    Unit(String code) {
        this.code = code;
    }

    /// `MP`, `%`, `IMP`, `VP` or `P`.
    public String code() {
        return code;
    }
}

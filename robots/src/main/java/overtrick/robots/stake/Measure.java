package overtrick.robots.stake;

import overtrick.scoring.board.ImpTable;

/// In what it is told how much better one result is than another.
public enum Measure {
    /// International match points (Law 78B).
    IMPS(0.4),
    /// Parts of a matchpoint against one of the others: won, halved or lost (Law 78A).
    MATCHPOINTS(0.08),
    /// Parts of a board against the other table of a match.
    BOARDS(0.08),
    /// Points, told in [#POINT]: about as many as an IMP is worth.
    POINTS(0.4),
    /// Tricks, whoever wins them.
    TRICKS(0.4);

    /// Points that count as one.
    public static final int POINT = 40;

    private final double margin;

    Measure(double margin) {
        this.margin = margin;
    }

    /// What so much more of what [Stake] counts is worth, with its sign.
    double gain(int difference) {
        return switch (this) {
            case IMPS -> ImpTable.imps(difference);
            case MATCHPOINTS, BOARDS -> Integer.signum(difference);
            case POINTS -> (double) difference / POINT;
            case TRICKS -> difference;
        };
    }

    /// Whether each trick may win something, however the contract stands.
    public boolean countsTricks() {
        return this != IMPS;
    }

    /// Whether all that counts is who has more.
    public boolean isComparison() {
        return this == MATCHPOINTS || this == BOARDS;
    }

    /// So much better than the rules' own call another must be: rules know more of what comes next
    /// than layouts tell.
    public double margin() {
        return margin;
    }

    /// As it is said: points in points.
    public double told(double gain) {
        return this == POINTS ? gain * POINT : gain;
    }
}

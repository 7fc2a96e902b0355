package overtrick.robots.search;

/// What a table plays for.
public enum Scoring {
    /// International match points against another table (Law 78B).
    IMPS,
    /// Matchpoints: each trick may beat somebody (Law 78A). So it may in a board-a-match, where
    /// somebody is the other table.
    MATCHPOINTS,
    /// Points themselves, as at rubber bridge.
    TOTAL_POINTS,
    /// Tricks, whoever wins them: whist and bridge-whist.
    TRICKS
}

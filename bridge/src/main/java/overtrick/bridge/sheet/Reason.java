package overtrick.bridge.sheet;

/// What points on a score sheet were given for.
public enum Reason {
    /// Tricks that count towards game: below the line.
    TRICKS,
    OVERTRICKS,
    /// Given to the opponents of who went down.
    UNDERTRICKS,
    /// For a contract kept, where the game gives something for that alone.
    CONTRACT_KEPT,
    DOUBLED_AND_MADE,
    SLAM,
    HONOURS,
    /// No trump at all in hand.
    CHICANE,
    GAME,
    PART_SCORE,
    /// Two games won.
    RUBBER,
    /// IMPs for what a side has scored beyond what it should have, or the other side below it.
    AGAINST_TARGET,
    /// The only game of a rubber that was not finished.
    UNFINISHED_GAME,
    /// The only part-score of a rubber that was not finished.
    UNFINISHED_PART_SCORE
}

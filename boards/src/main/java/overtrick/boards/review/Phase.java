package overtrick.boards.review;

/// Where points are lost on a board.
public enum Phase {
    BIDDING,
    LEAD,
    DECLARER,
    DEFENCE
}

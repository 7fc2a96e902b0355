package overtrick.club.review;

/// Where points are lost on a board.
public enum Phase {
    BIDDING,
    LEAD,
    DECLARER,
    DEFENCE
}

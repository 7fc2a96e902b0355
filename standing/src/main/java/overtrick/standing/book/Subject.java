package overtrick.standing.book;

/// What there is to see of somebody.
public enum Subject {
    RATING,
    RESULTS,
    PARTNERS
}

package overtrick.robots.search;

import overtrick.robots.layout.Attention;

/// How well a robot plays. Lower levels err as people do: they try less, draw fewer conclusions,
/// forget, and trust their rules of thumb longer.
public enum Level {
    BEGINNER(4, new Attention(false, false, false, 3), 0.75),
    CLUB(8, new Attention(true, false, false, 6), 0.4),
    EXPERT(40, Attention.FULL, 0);

    private final int layouts;
    private final Attention attention;
    private final double habit;

    Level(int layouts, Attention attention, double habit) {
        this.layouts = layouts;
        this.attention = attention;
        this.habit = habit;
    }

    /// In how many layouts every card is tried at trick one; more are tried when fewer cards are
    /// left.
    public int layouts() {
        return layouts;
    }

    Attention attention() {
        return attention;
    }

    /// Whether they search for a call where their system leaves it close.
    public boolean searchesCalls() {
        return this == EXPERT;
    }

    /// Whether they ask as declarer what they will know at their next decision.
    boolean looksAhead() {
        return this == EXPERT;
    }

    /// How much worse a card by rule of thumb may do than the best one and still be played, in
    /// parts of what counts as a difference: of an IMP, or of half a matchpoint.
    double habit() {
        return habit;
    }
}

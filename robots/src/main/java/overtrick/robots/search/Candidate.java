package overtrick.robots.search;

import overtrick.cards.Card;

/// A card that might be played and how it did in the layouts.
///
/// @param score in the table's scoring, beside best play of each layout: 0 or less
/// @param tricks the mean of all tricks of the side in the end, over the first layouts, in which
///   all are told apart
/// @param reached the weight of the layouts in which the contract is made, or beaten
/// @param of the weight of all layouts
public record Candidate(Card card, double score, double tricks, double reached, double of) {

    private static final double ROUNDING = 1e-6;

    /// Whether it reaches what its side wants in every layout.
    public boolean isAlways() {
        return reached > of - ROUNDING;
    }

    /// Whether it reaches what its side wants in no layout.
    public boolean isNever() {
        return reached < ROUNDING;
    }

    Candidate reaching(double reached, double of) {
        return new Candidate(card, score, tricks, reached, of);
    }
}

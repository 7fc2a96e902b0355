package overtrick.robots.search;

import overtrick.cards.Card;

/// A card that might be played and how it did in the layouts.
///
/// @param score in the table's scoring, beside best play of each layout: 0 or less
/// @param tricks the mean of all tricks of the side in the end, over the first layouts, in which
///   all are told apart
/// @param reached the weight of the layouts in which the contract is made, or beaten
/// @param of the weight of all layouts
public record Candidate(Card card, double score, double tricks, double reached, double of) {}

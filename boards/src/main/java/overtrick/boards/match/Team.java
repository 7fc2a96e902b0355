package overtrick.boards.match;

import overtrick.house.terms.Strength;

/// Four robots of one kind.
///
/// @param system that they bid by
/// @param strength how well they play their cards
public record Team(String system, Strength strength) {}

package overtrick.evening.page.online;

import overtrick.page.Words;

/// How much time a round has.
///
/// @param beside where both tables of the match are watched; empty for those who play, and where
///   there is no other
public record TimePart(Words words, String text, String beside) {}

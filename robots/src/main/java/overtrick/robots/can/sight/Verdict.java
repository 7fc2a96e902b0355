package overtrick.robots.can.sight;

import overtrick.robots.can.saying.Saying;

/// A choice and the reason for it.
///
/// @param choice a level or a card, as asked
public record Verdict(int choice, Saying why) {}

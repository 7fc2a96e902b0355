package overtrick.robots.can.sight;

/// What declarer makes of their eighteen cards.
///
/// @param trump the suit, 0 for clubs to 3 for spades
/// @param buried six cards, in the kernel's order
public record Plan(int trump, long buried) {}

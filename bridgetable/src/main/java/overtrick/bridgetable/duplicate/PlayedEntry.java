package overtrick.bridgetable.duplicate;

import overtrick.cards.Seat;

/// A board somebody has played, and where they sat at its end.
public record PlayedEntry(FinishedBoard board, Seat seat) {}

package overtrick.laws.table;

import overtrick.cards.Card;
import overtrick.cards.Seat;

/// A card that did not follow suit although its hand held the suit (Law 61A).
///
/// @param trick from 0
public record Revoke(Seat seat, int trick, Card card) {}

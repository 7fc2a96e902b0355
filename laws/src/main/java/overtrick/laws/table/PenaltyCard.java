package overtrick.laws.table;

import overtrick.cards.Card;
import overtrick.cards.Seat;

/// A defender's card that lies face up (Law 50).
///
/// @param isMajor an honour, a card played on purpose, or one of several
public record PenaltyCard(Seat seat, Card card, boolean isMajor) {}

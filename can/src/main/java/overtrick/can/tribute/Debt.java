package overtrick.can.tribute;

import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Một phần cống: so many cards that a player owes the opponent on their right (can.md §6.2).
///
/// @param cards 1 or 2
/// @param fromDeal the number of the deal it comes from; it is paid in the next one
public record Debt(Seat payer, int cards, int fromDeal) {

    public Debt {
        if (cards < 1 || cards > 2) {
            throw new IllegalArgumentException("tribute is not one card or two: " + cards);
        }
    }

    /// The opponent on the payer's right, who gets the tribute.
    public Seat recipient() {
        return payer.right();
    }

    /// The debt when the players of a side have swapped chairs: it goes with the payer, and to the
    /// neighbour they have then.
    public Debt swapped(Side side) {
        return payer.side() == side ? new Debt(payer.partner(), cards, fromDeal) : this;
    }
}

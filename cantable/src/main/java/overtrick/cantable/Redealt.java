package overtrick.cantable;

import java.util.List;
import overtrick.can.deal.PoorHand;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// A deal that was dealt again at a player's wish.
///
/// @param lacks what their hand lacked
/// @param due the tribute of that deal
/// @param left what of it stayed due
public record Redealt(Seat by, PoorHand lacks, List<Debt> due, List<Debt> left) {

    public Redealt {
        due = List.copyOf(due);
        left = List.copyOf(left);
    }
}

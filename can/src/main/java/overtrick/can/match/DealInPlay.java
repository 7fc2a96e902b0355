package overtrick.can.match;

import java.util.List;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// Ván đang chơi: a deal from the shuffling to the last card.
///
/// @param number 1 to 12
/// @param debts the tribute due in it
/// @param redeals how often it has been redealt at a player's wish
public record DealInPlay(int number, Seat dealer, List<Debt> debts, int redeals, DealStep step)
        implements Stage {

    public DealInPlay {
        debts = List.copyOf(debts);
    }

    /// A deal before its pack is brought.
    public static DealInPlay begun(int number, Seat dealer, List<Debt> debts) {
        return new DealInPlay(number, dealer, debts, 0, new DealStep.Shuffling(Shuffle.AWAITED));
    }

    /// The deal at another step.
    public DealInPlay with(DealStep next) {
        return new DealInPlay(number, dealer, debts, redeals, next);
    }

    /// The same deal with new cards: same number (can.md §7).
    public DealInPlay again(Seat nextDealer, List<Debt> owed, int redealt) {
        return new DealInPlay(
                number, nextDealer, owed, redealt, new DealStep.Shuffling(Shuffle.AWAITED));
    }
}

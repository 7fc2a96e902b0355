package overtrick.can.ruling;

import overtrick.can.CanCard;
import overtrick.cards.Seat;

/// Something that should not have happened, as a player at a real table reports it (can.md §10).
/// Where the program holds the cards it cannot happen.
public sealed interface Irregularity {

    /// The player at fault.
    Seat by();

    /// Not following suit though able to.
    ///
    /// @param nextTrickLed whether the next trick had been led when it was found
    record Revoke(Seat by, boolean nextTrickLed) implements Irregularity {}

    /// Leading when another had to lead.
    record LeadOutOfTurn(Seat by) implements Irregularity {}

    /// A card that others have seen before it was played.
    record ExposedCard(Seat by, CanCard card) implements Irregularity {}

    /// Trả thiếu cống: a tribute found later to have been too low (can.md §6.3).
    record Underpaid(Seat by) implements Irregularity {}
}

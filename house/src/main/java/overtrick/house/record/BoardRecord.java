package overtrick.house.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// A board as the log of its table has it.
///
/// @param ordinal how many boards the table had opened with this one, from 1
/// @param number of the board
/// @param opened when it came to the table
/// @param over when it ended; empty while it is being played
/// @param key opens the commitment of its deal; empty for boards from a file
/// @param moves its calls and cards in their order, those that were taken back too
public record BoardRecord(
        int ordinal,
        int number,
        Instant opened,
        Optional<Instant> over,
        Deal deal,
        Optional<String> key,
        List<Move> moves) {

    /// A call or a card, and when it was made.
    ///
    /// @param by the seat that was in turn; dummy's for a card from dummy
    /// @param what the call or the card, by its code
    /// @param call whether it is a call
    /// @param waited how long after what had happened before, in milliseconds
    public record Move(Instant at, Seat by, String what, boolean call, long waited) {}

    public BoardRecord {
        moves = List.copyOf(moves);
    }

    /// The deal with its key; empty for boards from a file.
    public Optional<SealedDeal> sealed() {
        return key.map(one -> new SealedDeal(deal, one));
    }
}

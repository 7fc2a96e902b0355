package overtrick.bridgetable.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;

/// The stop card on the table: somebody has jumped, and the next player takes their time (bridge.md
/// §4.6).
///
/// @param by who has jumped
/// @param until when the next player may call
public record StopCard(Seat by, Instant until) {

    /// How long the next player waits.
    public static final Duration PAUSE = Duration.ofSeconds(10);

    /// The card behind the last call; empty when that was no jump, or nobody is to call any more.
    ///
    /// @param called when that call was made
    public static Optional<StopCard> behind(Auction auction, Instant called) {
        int last = auction.calls().size() - 1;
        return last >= 0 && auction.turn().isPresent() && auction.isJump(last)
                ? Optional.of(new StopCard(auction.caller(last), called.plus(PAUSE)))
                : Optional.empty();
    }

    /// Whether the next player still has to wait.
    public boolean isOut(Instant now) {
        return now.isBefore(until);
    }
}

package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;

/// Calls as they went where a director let some of them stand that were out of turn or too low:
/// nothing is worked out, all is written down.
///
/// @param callers who made each call
/// @param next whose turn it is; empty once the auction is over
/// @param outcome what came of the calls; empty while it goes on
/// @param doublings how many doubles and redoubles the last bid bears
public record AsMade(
        List<Seat> callers, Optional<Seat> next, Optional<AuctionResult> outcome, int doublings)
        implements Bidding {

    public AsMade {
        callers = List.copyOf(callers);
        if (next.isPresent() == outcome.isPresent()) {
            throw new IllegalArgumentException("either a turn or an outcome: " + next + outcome);
        }
    }

    @Override
    public Optional<Seat> turn(Seat dealer, List<Call> calls) {
        return calls.size() < callers.size() ? Optional.of(callers.get(calls.size())) : next;
    }

    /// The director has said that they stand.
    @Override
    public Optional<CallRefusal> refusal(Seat dealer, List<Call> calls, Call call) {
        return turn(dealer, calls).isPresent()
                ? Optional.empty()
                : Optional.of(CallRefusal.AUCTION_OVER);
    }

    @Override
    public Optional<AuctionResult> result(Seat dealer, List<Call> calls) {
        return calls.size() < callers.size() ? Optional.empty() : outcome;
    }

    @Override
    public int doublings(List<Call> calls) {
        return doublings;
    }
}

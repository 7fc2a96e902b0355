package overtrick.bridge.auction;

import static overtrick.bridge.auction.CallRefusal.AUCTION_OVER;
import static overtrick.bridge.auction.CallRefusal.INSUFFICIENT_BID;
import static overtrick.bridge.auction.CallRefusal.NO_BID_TO_DOUBLE;
import static overtrick.bridge.auction.CallRefusal.NO_DOUBLE_TO_REDOUBLE;
import static overtrick.bridge.auction.Doubling.DOUBLED;
import static overtrick.bridge.auction.Doubling.REDOUBLED;
import static overtrick.bridge.auction.Doubling.UNDOUBLED;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;

/// Everything that decides whether the next call is legal.
///
/// @param bid the last bid, if there has been one
/// @param passes how many in a row have just been made, 0 to 4
public record Standing(Optional<Bid> bid, Doubling doubling, int passes) {

    public static final Standing AT_START = new Standing(Optional.empty(), UNDOUBLED, 0);

    public Standing {
        if (passes < 0 || passes > (bid.isPresent() ? 3 : 4)) {
            throw new IllegalArgumentException(
                    "so many passes cannot follow " + bid + ": " + passes);
        }
        if (bid.isEmpty() && doubling != UNDOUBLED) {
            throw new IllegalArgumentException("without a bid nothing is doubled: " + doubling);
        }
    }

    public boolean isOver() {
        return passes == (bid.isPresent() ? 3 : 4); // Law 22A
    }

    /// Why the player in turn may not make this call; empty when they may.
    public Optional<CallRefusal> refusal(Call call) {
        boolean theirs = passes % 2 == 0; // the last call but passes was an opponent's
        return switch (call) {
            case Call _ when isOver() -> Optional.of(AUCTION_OVER);
            case Word.PASS -> Optional.empty();
            case Word.DOUBLE ->
                    NO_BID_TO_DOUBLE.unless(theirs && bid.isPresent() && doubling == UNDOUBLED);
            case Word.REDOUBLE -> NO_DOUBLE_TO_REDOUBLE.unless(theirs && doubling == DOUBLED);
            case Bid next -> INSUFFICIENT_BID.unless(bid.isEmpty() || next.outranks(bid.get()));
        };
    }

    /// Every call that the player in turn may make; none once the auction is over.
    public List<Call> legalCalls() {
        return Call.ALL.stream().filter(call -> refusal(call).isEmpty()).toList();
    }

    /// @throws IllegalCallException if there is a [#refusal]
    public Standing after(Call call) {
        refusal(call)
                .ifPresent(reason -> {
                    throw new IllegalCallException(call, this, reason);
                });
        return switch (call) {
            case Word.PASS -> new Standing(bid, doubling, passes + 1);
            case Word.DOUBLE -> new Standing(bid, DOUBLED, 0);
            case Word.REDOUBLE -> new Standing(bid, REDOUBLED, 0);
            case Bid next -> new Standing(Optional.of(next), UNDOUBLED, 0);
        };
    }
}

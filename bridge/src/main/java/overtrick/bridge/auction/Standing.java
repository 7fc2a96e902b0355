package overtrick.bridge.auction;

import static overtrick.bridge.auction.CallRefusal.AUCTION_OVER;
import static overtrick.bridge.auction.CallRefusal.DOUBLED_ENOUGH;
import static overtrick.bridge.auction.CallRefusal.INSUFFICIENT_BID;
import static overtrick.bridge.auction.CallRefusal.NO_BID_TO_DOUBLE;
import static overtrick.bridge.auction.CallRefusal.NO_DOUBLE_TO_REDOUBLE;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;

/// Everything that decides whether the next call is legal.
///
/// @param bid the last bid, if there has been one
/// @param doublings how often it has been doubled and redoubled, together
/// @param passes how many in a row have just been made, 0 to 4
/// @param turn how many places after the bidder's side the player in turn sits: 0 for its own
public record Standing(AuctionRules rules, Optional<Bid> bid, int doublings, int passes, int turn) {

    /// Before the first call of contract bridge.
    public static final Standing AT_START = atStart(AuctionRules.CONTRACT);

    public Standing {
        int players = rules.callers().size();
        if (passes < 0 || passes > (bid.isPresent() ? players - 1 : players)) {
            throw new IllegalArgumentException(
                    "so many passes cannot follow " + bid + ": " + passes);
        }
        if (doublings < 0 || doublings > rules.doublings()) {
            throw new IllegalArgumentException(
                    "doublings are not 0 to %d: %d".formatted(rules.doublings(), doublings));
        }
        if (bid.isEmpty() && doublings > 0) {
            throw new IllegalArgumentException("without a bid nothing is doubled: " + doublings);
        }
    }

    static Standing atStart(AuctionRules rules) {
        return new Standing(rules, Optional.empty(), 0, 0, 0);
    }

    /// As far as contract bridge goes: redoubled, and in some old games perhaps again.
    public Doubling doubling() {
        return Doubling.of(doublings);
    }

    /// Whether no further call may be made (Law 22A).
    public boolean isOver() {
        int players = rules.callers().size();
        return passes == (bid.isPresent() ? players - 1 : players); // Law 22A
    }

    /// Why the player in turn may not make this call; empty when they may.
    public Optional<CallRefusal> refusal(Call call) {
        return switch (call) {
            case Call _ when isOver() -> Optional.of(AUCTION_OVER);
            case Word.PASS -> Optional.empty();
            case Word.DOUBLE -> refusalToDouble(bid.isPresent() && turn != 0, 0);
            case Word.REDOUBLE -> refusalToDouble(turn == 0, 1);
            case Bid next -> INSUFFICIENT_BID.unless(bid.isEmpty() || next.outranks(bid.get()));
        };
    }

    /// The bidder's opponents double, their side redoubles, each in answer to the other.
    private Optional<CallRefusal> refusalToDouble(boolean rightSide, int parity) {
        var reason = parity == 0 ? NO_BID_TO_DOUBLE : NO_DOUBLE_TO_REDOUBLE;
        if (!rightSide || doublings % 2 != parity) {
            return Optional.of(reason);
        }
        boolean enough = doublings == rules.doublings();
        return enough && rules.doublings() > 2
                ? Optional.of(DOUBLED_ENOUGH)
                : reason.unless(!enough);
    }

    /// Every call that the player in turn may make; none once the auction is over.
    public List<Call> legalCalls() {
        return Call.ALL.stream().filter(call -> refusal(call).isEmpty()).toList();
    }

    /// The state of the auction after one more call.
    ///
    /// @throws IllegalCallException if there is a [#refusal]
    public Standing after(Call call) {
        refusal(call)
                .ifPresent(reason -> {
                    throw new IllegalCallException(call, this, reason);
                });
        int next = bid.isPresent() ? (turn + 1) % rules.round() : 0;
        return switch (call) {
            case Word.PASS -> new Standing(rules, bid, doublings, passes + 1, next);
            case Word.DOUBLE, Word.REDOUBLE -> new Standing(rules, bid, doublings + 1, 0, next);
            case Bid made -> new Standing(rules, Optional.of(made), 0, 0, 1);
        };
    }
}

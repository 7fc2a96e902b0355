package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// How trumps and stakes are settled: whose turn it is, what may be said, and what comes of it. In
/// contract and its nearest ancestors by an auction; in bridge-whist the dealer says, in whist the
/// last card dealt.
public sealed interface Bidding permits AuctionRules, Declaring, TurnedTrump, AsMade {

    /// Who makes the next call; empty once it is over.
    Optional<Seat> turn(Seat dealer, List<Call> calls);

    /// Why this call may not be made after those; empty when it may.
    Optional<CallRefusal> refusal(Seat dealer, List<Call> calls, Call next);

    /// What came of it; empty while it goes on.
    Optional<AuctionResult> result(Seat dealer, List<Call> calls);

    /// How many doubles and redoubles the last bid bears.
    int doublings(List<Call> calls);

    /// Whose hand is laid on the table when it is over.
    default DummyRule dummy() {
        return DummyRule.Usual.OF_DECLARER;
    }

    /// The chair at which nobody plays, where there are three players; its hand becomes dummy.
    default Optional<Seat> vacant() {
        return Optional.empty();
    }

    /// The same for a deal whose last card was turned up.
    default Bidding turned(Optional<Card> up) {
        return this;
    }
}

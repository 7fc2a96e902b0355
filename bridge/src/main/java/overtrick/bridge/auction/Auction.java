package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Seat;

/// The calls made so far. They are always legal: the constructor replays them.
///
/// @param bidding by which rules; those of contract unless something else is said
public record Auction(Seat dealer, List<Call> calls, Bidding bidding) {

    /// No auction is longer: three passes; 35 times a bid, two passes, a double, two passes, a
    /// redouble and two passes; and one pass more at the end.
    public static final int LONGEST = 3 + 35 * (1 + 2 + 1 + 2 + 1 + 2) + 1;

    public Auction {
        calls = List.copyOf(calls);
        if (bidding instanceof AuctionRules rules) {
            rules.standing(calls);
        } else {
            replay(dealer, calls, bidding);
        }
    }

    public Auction(Seat dealer, List<Call> calls) {
        this(dealer, calls, AuctionRules.CONTRACT);
    }

    private static void replay(Seat dealer, List<Call> calls, Bidding bidding) {
        for (int place = 0; place < calls.size(); place++) {
            var call = calls.get(place);
            var before = calls.subList(0, place);
            bidding.refusal(dealer, before, call)
                    .ifPresent(reason -> {
                        throw new IllegalCallException(call, before, reason);
                    });
        }
    }

    /// An auction of contract bridge before its first call.
    public static Auction openedBy(Seat dealer) {
        return openedBy(dealer, AuctionRules.CONTRACT);
    }

    /// An auction before its first call, by the rules of this game.
    public static Auction openedBy(Seat dealer, Bidding bidding) {
        return new Auction(dealer, List.of(), bidding);
    }

    /// Reads calls with blanks between, such as `1H P 2H P P P`.
    ///
    /// @throws overtrick.cards.FormatException if a word is no call
    /// @throws IllegalCallException if a call may not be made
    public static Auction parse(Seat dealer, String calls) {
        var words = Stream.of(calls.strip().split("\\s+")).filter(word -> !word.isEmpty());
        return new Auction(dealer, words.map(Call::parse).toList());
    }

    /// Why the player in turn may not make this call; empty when they may.
    public Optional<CallRefusal> refusal(Call call) {
        return bidding.refusal(dealer, calls, call);
    }

    /// Every call that the player in turn may make; none once the auction is over.
    public List<Call> legalCalls() {
        return bidding instanceof AuctionRules rules
                ? rules.standing(calls).legalCalls()
                : Call.ALL.stream().filter(call -> refusal(call).isEmpty()).toList();
    }

    /// The auction with one more call.
    ///
    /// @throws IllegalCallException if [#refusal] speaks against the call
    public Auction with(Call call) {
        var more = Stream.concat(calls.stream(), Stream.of(call)).toList();
        return new Auction(dealer, more, bidding);
    }

    /// Whether the call at this place is a jump: a bid of which a lower level would have been
    /// enough (bridge.md §4.6).
    public boolean isJump(int place) {
        return calls.get(place) instanceof Call.Bid(int level, var strain)
                && level > 1
                && first(place).refusal(new Call.Bid(level - 1, strain)).isEmpty();
    }

    /// The auction as it stood after so many calls.
    public Auction first(int count) {
        return new Auction(dealer, calls.subList(0, count), bidding);
    }

    /// Whether every call was made in turn and outranks the ones before it, by rules that can be
    /// asked. Where a director let other calls stand there is nothing to work out.
    public boolean isRegular() {
        return !(bidding instanceof AsMade);
    }

    /// What may be called next, and whether the auction is over.
    ///
    /// @throws IllegalStateException where nothing is bid, as in bridge-whist and whist, and where
    ///   calls stand that were not in order
    public Standing standing() {
        if (bidding instanceof AuctionRules rules) {
            return rules.standing(calls);
        }
        throw new IllegalStateException("there is no auction in this game: " + bidding);
    }

    /// Whether nobody is to call any more.
    public boolean isOver() {
        return turn().isEmpty();
    }

    /// What trick points are multiplied by: 1, 2, 4, and more where a redouble may be doubled
    /// again.
    public int factor() {
        return 1 << bidding.doublings(calls);
    }

    /// Whose turn it is; empty once the auction is over.
    public Optional<Seat> turn() {
        return bidding.turn(dealer, calls);
    }

    /// Who made the call at this place, or would make it.
    ///
    /// @param place from 0, the dealer's first call
    public Seat caller(int place) {
        return bidding instanceof AuctionRules rules
                ? rules.caller(dealer, place)
                : bidding.turn(dealer, calls.subList(0, place)).orElseThrow();
    }

    /// How the auction ended; empty while it goes on.
    public Optional<AuctionResult> result() {
        return bidding.result(dealer, calls);
    }

    /// The contract; empty while the auction goes on or when it was passed out.
    public Optional<Contract> contract() {
        return result().filter(Contract.class::isInstance).map(Contract.class::cast);
    }

    /// Calls with blanks between, such as `1H P 2H P P P`.
    public String text() {
        return calls.stream().map(Call::code).collect(Collectors.joining(" "));
    }
}

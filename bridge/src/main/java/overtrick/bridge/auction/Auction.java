package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

/// The calls made so far. They are always legal: the constructor replays them.
public record Auction(Seat dealer, List<Call> calls) {

    /// No auction is longer: three passes; 35 times a bid, two passes, a double, two passes, a
    /// redouble and two passes; and one pass more at the end.
    public static final int LONGEST = 3 + 35 * (1 + 2 + 1 + 2 + 1 + 2) + 1;

    public Auction {
        calls = List.copyOf(calls);
        replay(calls);
    }

    public static Auction openedBy(Seat dealer) {
        return new Auction(dealer, List.of());
    }

    /// Reads calls with blanks between, such as `1H P 2H P P P`.
    ///
    /// @throws overtrick.cards.FormatException if a word is no call
    /// @throws IllegalCallException if a call may not be made
    public static Auction parse(Seat dealer, String calls) {
        var words = Stream.of(calls.strip().split("\\s+")).filter(word -> !word.isEmpty());
        return new Auction(dealer, words.map(Call::parse).toList());
    }

    /// @throws IllegalCallException if [Standing#refusal] speaks against the call
    public Auction with(Call call) {
        return new Auction(dealer, Stream.concat(calls.stream(), Stream.of(call)).toList());
    }

    /// The auction as it stood after so many calls.
    public Auction first(int count) {
        return new Auction(dealer, calls.subList(0, count));
    }

    public Standing standing() {
        return replay(calls);
    }

    public boolean isOver() {
        return standing().isOver();
    }

    /// Whose turn it is; empty once the auction is over.
    public Optional<Seat> turn() {
        return isOver() ? Optional.empty() : Optional.of(caller(calls.size()));
    }

    /// Who made the call at this place, or would make it.
    ///
    /// @param place from 0, the dealer's first call
    public Seat caller(int place) {
        return dealer.plus(place);
    }

    /// How the auction ended; empty while it goes on.
    public Optional<AuctionResult> result() {
        var now = standing();
        return now.isOver() ? Optional.of(resultOf(now)) : Optional.empty();
    }

    /// The contract; empty while the auction goes on or when it was passed out.
    public Optional<Contract> contract() {
        return result().filter(Contract.class::isInstance).map(Contract.class::cast);
    }

    /// Calls with blanks between, such as `1H P 2H P P P`.
    public String text() {
        return calls.stream().map(Call::code).collect(Collectors.joining(" "));
    }

    private AuctionResult resultOf(Standing end) {
        return end.bid()
                .<AuctionResult>map(bid -> new Contract(bid, end.doubling(), declarer(bid)))
                .orElseGet(AuctionResult.PassedOut::new);
    }

    /// On the side that made the last bid, the first to have named its strain (Law 22A,
    /// Definitions).
    private Seat declarer(Bid last) {
        return IntStream.iterate(calls.lastIndexOf(last) % 2, i -> i + 2)
                .filter(i -> calls.get(i) instanceof Bid(_, var strain) && strain == last.strain())
                .mapToObj(this::caller)
                .findFirst()
                .orElseThrow();
    }

    private static Standing replay(List<Call> calls) {
        var standing = Standing.AT_START;
        for (var call : calls) {
            standing = standing.after(call);
        }
        return standing;
    }
}

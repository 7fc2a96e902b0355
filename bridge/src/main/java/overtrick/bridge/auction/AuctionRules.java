package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

/// An auction: each bid outranks the one before it, and the last stands.
///
/// @param callers who takes part, clockwise: all four, or three of whom each calls for themselves
/// @param doublings how often one bid may be doubled and redoubled, together
public record AuctionRules(List<Seat> callers, int doublings) implements Bidding {

    /// Contract bridge: one double, one redouble (Law 19).
    public static final AuctionRules CONTRACT = new AuctionRules(List.of(Seat.values()), 2);

    /// More often than anybody will; it keeps scores within an int.
    public static final int MOST_DOUBLINGS = 20;

    public AuctionRules {
        callers = List.copyOf(callers);
        if (callers.size() != 3 && callers.size() != 4) {
            throw new IllegalArgumentException("callers are not three or four: " + callers);
        }
        if (doublings < 0 || doublings > MOST_DOUBLINGS) {
            throw new IllegalArgumentException("doublings are not 0 to 20: " + doublings);
        }
    }

    /// How many places round the table one comes to the same side: two, or three where everybody
    /// plays for themselves.
    int round() {
        return callers.size() == 4 ? 2 : 3;
    }

    @Override
    public Optional<Seat> vacant() {
        return Stream.of(Seat.values()).filter(seat -> !callers.contains(seat)).findFirst();
    }

    /// Who makes the call at this place, from 0.
    Seat caller(Seat dealer, int place) {
        return callers.get((callers.indexOf(dealer) + place) % callers.size());
    }

    Standing standing(List<Call> calls) {
        var standing = Standing.atStart(this);
        for (var call : calls) {
            standing = standing.after(call);
        }
        return standing;
    }

    @Override
    public Optional<Seat> turn(Seat dealer, List<Call> calls) {
        return standing(calls).isOver()
                ? Optional.empty()
                : Optional.of(caller(dealer, calls.size()));
    }

    @Override
    public Optional<CallRefusal> refusal(Seat dealer, List<Call> calls, Call next) {
        return standing(calls).refusal(next);
    }

    @Override
    public Optional<AuctionResult> result(Seat dealer, List<Call> calls) {
        var now = standing(calls);
        if (!now.isOver()) {
            return Optional.empty();
        }
        return Optional.of(
                now.bid()
                        .<AuctionResult>map(bid ->
                                new Contract(bid, now.doubling(), declarer(dealer, calls, bid)))
                        .orElseGet(AuctionResult.PassedOut::new));
    }

    @Override
    public int doublings(List<Call> calls) {
        return standing(calls).doublings();
    }

    /// On the side that made the last bid, the first to have named its strain (Law 22A,
    /// Definitions).
    private Seat declarer(Seat dealer, List<Call> calls, Bid last) {
        return IntStream.iterate(calls.lastIndexOf(last) % round(), i -> i + round())
                .filter(i -> calls.get(i) instanceof Bid(_, var strain) && strain == last.strain())
                .mapToObj(i -> caller(dealer, i))
                .findFirst()
                .orElseThrow();
    }
}

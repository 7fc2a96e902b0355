package overtrick.web.duplicate;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;

/// An auction as people write it down.
public final class AuctionRows {

    private AuctionRows() {}

    /// The places of the calls in rows of four, West first; empty cells before the dealer, and one
    /// place more than there are calls while the auction goes on.
    public static List<List<Optional<Integer>>> of(Auction auction) {
        int before = Seat.WEST.placesTo(auction.dealer());
        int shown = auction.calls().size() + (auction.isOver() ? 0 : 1);
        int rows = Math.ceilDiv(before + shown, 4);
        return IntStream.range(0, rows).mapToObj(row -> row(4 * row - before, shown)).toList();
    }

    private static List<Optional<Integer>> row(int from, int shown) {
        return IntStream.range(from, from + 4)
                .mapToObj(place ->
                        place < 0 || place >= shown
                                ? Optional.<Integer>empty()
                                : Optional.of(place))
                .toList();
    }

    /// The seat's last call; empty before its first.
    static Optional<Call> last(Auction auction, Seat seat) {
        for (int place = auction.calls().size() - 1; place >= 0; place--) {
            if (auction.caller(place) == seat) {
                return Optional.of(auction.calls().get(place));
            }
        }
        return Optional.empty();
    }
}

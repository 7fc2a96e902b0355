package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;

/// An auction as people write it down.
public final class AuctionRows {

    private static final int COLUMNS = 4;

    private AuctionRows() {}

    /// The places of the calls in rows of four, West first; empty cells before the dealer and where
    /// a turn was lost, and one place more than there are calls while the auction goes on.
    public static List<List<Optional<Integer>>> of(Auction auction) {
        int shown = auction.calls().size() + (auction.isOver() ? 0 : 1);
        var rows = new ArrayList<List<Optional<Integer>>>();
        int column = COLUMNS;
        for (int place = 0; place < shown; place++) {
            int next = Seat.WEST.placesTo(auction.caller(place));
            if (next <= column || rows.isEmpty()) {
                rows.add(new ArrayList<>(Collections.nCopies(COLUMNS, Optional.empty())));
            }
            rows.getLast().set(next, Optional.of(place));
            column = next;
        }
        return rows;
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

package overtrick.bench.bidding;

import java.util.List;
import java.util.Locale;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;

/// What kind of call it was at which two auctions of a board went apart.
enum Phase {
    OPENING,
    RESPONSE,
    LATER,
    FIRST_DEFENCE,
    CONTESTED,
    NOWHERE;

    /// @param one and @param other two auctions of one board
    static Phase of(Auction one, Auction other) {
        var calls = one.calls();
        int place = parting(one, other);
        return place == calls.size() && place == other.calls().size()
                ? NOWHERE
                : of(calls.subList(0, place));
    }

    /// How many calls the two auctions begin with in common.
    static int parting(Auction one, Auction other) {
        var calls = one.calls();
        int place = 0;
        while (place < calls.size()
                && place < other.calls().size()
                && calls.get(place).equals(other.calls().get(place))) {
            place++;
        }
        return place;
    }

    /// The phase of the call that comes next.
    private static Phase of(List<Call> before) {
        int ours = 0;
        int theirs = 0;
        for (int back = 1; back <= before.size(); back++) {
            if (before.get(before.size() - back) != Word.PASS) {
                if (back % 2 == 0) {
                    ours++;
                } else {
                    theirs++;
                }
            }
        }
        if (ours == 0) {
            return theirs == 0 ? OPENING : FIRST_DEFENCE;
        }
        if (theirs > 0) {
            return CONTESTED;
        }
        return ours == 1 ? RESPONSE : LATER;
    }

    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}

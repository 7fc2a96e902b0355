package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;

/// What stands under one heading of a file while it is read: rows under an auction, hands under a
/// position for drills, nothing under other lines.
///
/// @param holds the options want it
record Section(
        Optional<AuctionPattern> auction,
        Optional<Auction> position,
        boolean holds,
        List<BookTable.Written> rows) {

    static Section none() {
        return new Section(Optional.empty(), Optional.empty(), true, new ArrayList<>());
    }

    static Section of(AuctionPattern auction, boolean holds) {
        return new Section(Optional.of(auction), Optional.empty(), holds, new ArrayList<>());
    }

    static Section ofDrills(Auction position, boolean holds) {
        return new Section(Optional.empty(), Optional.of(position), holds, new ArrayList<>());
    }

    /// The line without what stands behind `#`, but for a `#` in quotes.
    static String withoutRemark(String line) {
        boolean quoted = false;
        for (int at = 0; at < line.length(); at++) {
            char sign = line.charAt(at);
            quoted ^= sign == '"';
            if (sign == '#' && !quoted) {
                return line.substring(0, at);
            }
        }
        return line;
    }
}

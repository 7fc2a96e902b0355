package overtrick.formats.deals;

import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// The tricks that each declarer takes in each strain when everybody sees all cards.
///
/// @param tricks notrump first, then spades to clubs; of each North, East, South, West as declarer
public record TrickTable(List<Integer> tricks) {

    private static final int STRAINS = Strain.values().length;
    private static final int SEATS = Seat.values().length;

    public TrickTable {
        tricks = List.copyOf(tricks);
        if (tricks.size() != STRAINS * SEATS
                || tricks.stream().anyMatch(one -> one < 0 || one > Deal.HAND)) {
            throw new IllegalArgumentException("not 20 numbers of tricks from 0 to 13: " + tricks);
        }
    }

    /// The tricks of a declarer in a strain, 0 to 13.
    public int of(Seat declarer, Strain strain) {
        return tricks.get((STRAINS - 1 - strain.ordinal()) * SEATS + declarer.ordinal());
    }
}

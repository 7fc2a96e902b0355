package overtrick.laws.table;

import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;

/// A call that was taken back.
///
/// @param shown the denominations it showed, by its meaning
/// @param place how many calls counted before it
public record Withdrawn(Seat seat, Call call, Set<Strain> shown, int place) {
    public Withdrawn {
        shown = Set.copyOf(shown);
    }
}

package overtrick.can.match;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.can.Pack;
import overtrick.can.rules.DealingRules.Cutter;
import overtrick.cards.Seat;

/// The pack before it is dealt, and whether it is to be cut (can.md §4).
///
/// @param pack empty until the house has brought it
/// @param asked the opponents of the dealer who want it cut
public record Shuffle(Optional<Pack> pack, Set<Seat> asked, boolean cut) {

    public static final Shuffle AWAITED = new Shuffle(Optional.empty(), Set.of(), false);

    public Shuffle {
        asked = Set.copyOf(asked);
    }

    /// The same with the pack that the house has brought.
    public Shuffle with(Pack brought) {
        return new Shuffle(Optional.of(brought), asked, cut);
    }

    /// The same when a player has asked for a cut.
    public Shuffle askedBy(Seat seat) {
        var next = EnumSet.of(seat);
        next.addAll(asked);
        return new Shuffle(pack, next, cut);
    }

    /// The same after so many cards were lifted from the top.
    public Shuffle withCut(int lifted) {
        return new Shuffle(pack.map(whole -> whole.cut(lifted)), asked, true);
    }

    /// Who is to cut; empty when nobody has asked, or it is done (ruling 18).
    public Optional<Seat> cutter(Seat dealer, Cutter first) {
        if (cut || asked.isEmpty()) {
            return Optional.empty();
        }
        var preferred = first == Cutter.LEFT ? dealer.left() : dealer.right();
        return Optional.of(asked.contains(preferred) ? preferred : preferred.partner());
    }
}

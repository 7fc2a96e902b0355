package overtrick.movement.draw;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;

/// What a draw must know of a pair or a team: whom it has met, how often it had a bye, and where it
/// sat, round by round.
public record Entrant(EntryNumber number, Set<EntryNumber> met, int byes, List<Side> sides) {

    public Entrant {
        met = Set.copyOf(met);
        sides = List.copyOf(sides);
        if (byes < 0) {
            throw new IllegalArgumentException("byes are not 0 or more: " + byes);
        }
    }

    /// An entrant who has not played yet.
    public static Entrant fresh(EntryNumber number) {
        return new Entrant(number, Set.of(), 0, List.of());
    }

    Entrant havingMet(EntryNumber opponent, Side side) {
        var all = new HashSet<>(met);
        all.add(opponent);
        var more = new ArrayList<>(sides);
        more.add(side);
        return new Entrant(number, all, byes, more);
    }

    /// How many more rounds North–South than East–West.
    int lean() {
        long northSouth = sides.stream().filter(side -> side == Side.NORTH_SOUTH).count();
        return (int) (2 * northSouth - sides.size());
    }

    /// How far from balance the entrant would be after one more round on a side.
    int leanAfter(Side side) {
        return Math.abs(lean() + (side == Side.NORTH_SOUTH ? 1 : -1));
    }

    boolean satLast(Side side) {
        return !sides.isEmpty() && sides.getLast() == side;
    }
}

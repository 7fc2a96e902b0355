package overtrick.solver;

import java.util.HashMap;
import java.util.Map;
import overtrick.cards.Side;

/// Tries every card in every order: right by its simplicity, and slow. For a few tricks only.
final class BruteForce {

    private final Map<Position, Integer> known = new HashMap<>();

    /// The tricks North and South take from here.
    int northSouth(Position position) {
        if (position.isOver()) {
            return 0;
        }
        var found = known.get(position);
        if (found != null) {
            return found;
        }
        boolean theirs = position.side() == Side.NORTH_SOUTH;
        int best = theirs ? -1 : position.left() + 1;
        for (var card : position.legal()) {
            var next = position.after(card);
            int tricks = won(position, next) + northSouth(next);
            best = theirs ? Math.max(best, tricks) : Math.min(best, tricks);
        }
        known.put(position, best);
        return best;
    }

    private static int won(Position before, Position after) {
        boolean quitted = before.trick().cards().size() == 3;
        return quitted && after.side() == Side.NORTH_SOUTH ? 1 : 0;
    }

    /// The tricks the side to play takes from here.
    int tricks(Position position) {
        int northSouth = northSouth(position);
        return position.side() == Side.NORTH_SOUTH ? northSouth : position.left() - northSouth;
    }
}

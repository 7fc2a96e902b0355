package overtrick.movement.draw;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Promise;

/// The matches of one round, from the top of the ranking.
///
/// @param bye who does not play, if the number of entries is odd
public record Draw(List<Match> matches, Optional<EntryNumber> bye) {

    public record Match(EntryNumber northSouth, EntryNumber eastWest) {}

    public Draw {
        matches = List.copyOf(matches);
    }

    /// What will be known of somebody when the round has been played.
    Entrant after(Entrant before) {
        for (var match : matches) {
            if (match.northSouth.equals(before.number())) {
                return before.havingMet(match.eastWest, Side.NORTH_SOUTH);
            }
            if (match.eastWest.equals(before.number())) {
                return before.havingMet(match.northSouth, Side.EAST_WEST);
            }
        }
        boolean out = bye.filter(before.number()::equals).isPresent();
        return out
                ? new Entrant(before.number(), before.met(), before.byes() + 1, before.sides())
                : before;
    }

    /// The round as a movement of its own: all tables play the same set.
    public Movement movement(String name) {
        var draft = new Draft();
        for (int table = 0; table < matches.size(); table++) {
            var match = matches.get(table);
            draft.at(1, table + 1).pairs(match.northSouth.value(), match.eastWest.value(), 1);
        }
        return draft.movement(
                name, matches.size() > 1 ? new Promise[] {Promise.NO_SHARING} : new Promise[0]);
    }
}

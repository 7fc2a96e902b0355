package overtrick.movement.draw;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Side;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Promise;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.team.TeamMovement;

/// The matches of one round, from the top of the ranking.
///
/// @param bye who does not play, if the number of entries is odd
public record Draw(List<Match> matches, Optional<EntryNumber> bye) {

    /// Two entries who meet in the next round.
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
        var stated = matches.size() > 1 ? Set.of(Promise.NO_SHARING) : Set.<Promise>of();
        return new Movement(name, ofPairs(new RoundNumber(1), new SetNumber(1)), stated);
    }

    /// Of pairs: each match at a table, from table 1 on.
    public List<Seating> ofPairs(RoundNumber round, SetNumber set) {
        var draft = new Draft();
        for (int place = 0; place < matches.size(); place++) {
            var match = matches.get(place);
            draft.at(round.value(), place + 1)
                    .pairs(match.northSouth.value(), match.eastWest.value(), set.value());
        }
        return draft.seatings();
    }

    /// Of teams: each match at two tables, from table 1 on; see [TeamMovement] for the numbers of
    /// the pairs.
    public List<Seating> ofTeams(RoundNumber round, SetNumber set) {
        var draft = new Draft();
        for (int place = 0; place < matches.size(); place++) {
            var home = matches.get(place).northSouth;
            var away = matches.get(place).eastWest;
            TeamMovement.seat(draft.at(round.value(), 2 * place + 1), home, away, set);
            TeamMovement.seat(draft.at(round.value(), 2 * place + 2), away, home, set);
        }
        return draft.seatings();
    }
}

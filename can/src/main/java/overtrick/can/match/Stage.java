package overtrick.can.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.Pack;
import overtrick.can.play.CanPlay;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The stage of a match.
public sealed interface Stage permits Stage.Simple, DealInPlay, ShootOut {

    /// All stages but a deal and a shoot-out.
    sealed interface Simple extends Stage {}

    /// What cards are drawn for.
    enum Purpose {
        TEAMS,
        FIRST_DEAL,
        FIRST_KICK
    }

    /// A card that somebody has drawn.
    record Drawn(Seat by, CanCard card) {}

    /// Cards are drawn from a spread pack.
    ///
    /// @param team the two of the first team, by the chairs they came to; empty until drawn
    /// @param captain of the first team
    /// @param pack empty until the house has brought it
    record Drawing(
            Purpose purpose,
            Set<Seat> team,
            Optional<Seat> captain,
            Optional<Pack> pack,
            List<Drawn> drawn)
            implements Simple {

        public Drawing {
            team = Set.copyOf(team);
            drawn = List.copyOf(drawn);
        }

        /// A draw for which no pack has been brought.
        public static Drawing of(Purpose purpose, Set<Seat> team, Optional<Seat> captain) {
            return new Drawing(purpose, team, captain, Optional.empty(), List.of());
        }

        /// The same with a pack spread on the table.
        public Drawing with(Pack spread) {
            return new Drawing(purpose, team, captain, Optional.of(spread), drawn);
        }

        /// The same with one more card drawn.
        public Drawing with(Drawn card) {
            var next = new ArrayList<>(drawn);
            next.add(card);
            return new Drawing(purpose, team, captain, pack, next);
        }
    }

    /// Chairs are taken: by the two who choose, then by the two who deal first.
    ///
    /// @param taken the chair in the match, by the chair each came to
    record Seating(Set<Seat> dealing, Map<Seat, Seat> taken) implements Simple {
        public Seating {
            dealing = Set.copyOf(dealing);
            taken = Map.copyOf(taken);
        }
    }

    /// This side names the dealer of the deal.
    record Naming(int deal, Side side) implements Simple {}

    /// Between two deals.
    ///
    /// @param next the number of the deal to come
    /// @param last the play of the deal before, for those who want to see its tricks
    record Between(int next, Optional<CanPlay> last) implements Simple {}

    /// The side whose delegate drew the higher card chooses whether it takes the first kick.
    record OrderChoice(Side side) implements Simple {}

    /// Lots are to be drawn.
    ///
    /// @param kicks those taken before; empty when there was no shoot-out
    record Lots(Optional<Kicks> kicks) implements Simple {}

    /// The match is over, and its players may sign the result.
    ///
    /// @param kicks of the shoot-out; empty when there was none
    /// @param signed the players who have agreed to the result
    record Ended(Outcome outcome, Optional<Kicks> kicks, Set<Seat> signed) implements Simple {
        public Ended {
            signed = Set.copyOf(signed);
        }

        /// The same with the signature of one more player.
        public Ended signed(Seat by) {
            var next = EnumSet.of(by);
            next.addAll(signed);
            return new Ended(outcome, kicks, next);
        }
    }
}

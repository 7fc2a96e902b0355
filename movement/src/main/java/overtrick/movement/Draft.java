package overtrick.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A movement while its generator writes it down, table by table; not thread-safe. All numbers
/// count from 1.
public final class Draft {

    private final List<Seating> seatings = new ArrayList<>();

    /// An empty draft.
    public Draft() {}

    /// Goes on with the seatings of one table in one round.
    public final class Place {
        private final RoundNumber round;
        private final TableNumber table;

        private Place(RoundNumber round, TableNumber table) {
            this.round = round;
            this.table = table;
        }

        /// Seats two pairs at this table with a set of boards; all three are numbers from 1.
        public void pairs(int northSouth, int eastWest, int set) {
            players(Partnership.pair(northSouth), Partnership.pair(eastWest), set);
        }

        /// Seats two partnerships at this table with a set of boards, which is a number from 1.
        public void players(Partnership northSouth, Partnership eastWest, int set) {
            seatings.add(new Seating(round, table, northSouth, eastWest, new SetNumber(set)));
        }
    }

    /// The table of a round, both numbers from 1, to be filled.
    public Place at(int round, int table) {
        return new Place(new RoundNumber(round), new TableNumber(table));
    }

    /// All seatings so far, in the order in which they were written down.
    public List<Seating> seatings() {
        return List.copyOf(seatings);
    }

    /// The finished movement with what its generator promises of it.
    public Movement movement(String name, Promise... stated) {
        return new Movement(name, seatings, Set.of(stated));
    }
}

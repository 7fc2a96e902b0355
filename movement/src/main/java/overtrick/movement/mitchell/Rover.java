package overtrick.movement.mitchell;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.movement.Counted;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.Sizes;
import overtrick.movement.TableNumber;

/// One pair more than places: it sits out the first round and then takes the North–South seats of a
/// different table every round, whose pair sits out that once (tournaments.md §5.6). Also called
/// bump.
public final class Rover {

    public static final Sizes SIZES = Sizes.range("rover", Counted.TABLES, 4, 17);

    private final Movement movement;
    private final Side side;
    private final BitSet opponents = new BitSet();
    private final BitSet sets = new BitSet();
    private final BitSet bumped = new BitSet();
    private final List<TableNumber> visits = new ArrayList<>();

    private Rover(Movement movement, Side side) {
        this.movement = movement;
        this.side = side;
    }

    /// A Mitchell with an odd number of tables or a skip with an even one. Where an odd number is
    /// divisible by three there may be no tour of all rounds; then one round is given up.
    public static Movement rover(int tables) {
        SIZES.require(tables);
        if (tables % 2 == 0) {
            return into(Mitchell.skip(tables)).orElseThrow();
        }
        // Tours of all rounds are partial toroidal queens: none when three divides the number.
        int rounds = tables % 3 == 0 ? tables - 1 : tables;
        return into(Mitchell.plain(tables, rounds)).orElseThrow();
    }

    /// Puts a rover into the movement; empty if there is no tour for it.
    public static Optional<Movement> into(Movement movement) {
        return tour(movement).map(tables -> bump(movement, tables));
    }

    /// The tables to visit in rounds 2, 3, …: the first tour in order of the tables.
    public static Optional<List<TableNumber>> tour(Movement movement) {
        return tour(movement, new RoundNumber(2), Side.NORTH_SOUTH);
    }

    /// The first tour that begins in some round, taking always the seats of one side.
    public static Optional<List<TableNumber>> tour(Movement movement, RoundNumber from, Side side) {
        var rover = new Rover(movement, side);
        return rover.extend(from.value())
                ? Optional.of(List.copyOf(rover.visits))
                : Optional.empty();
    }

    private boolean extend(int round) {
        if (round > movement.rounds()) {
            return true;
        }
        var tables = movement.in(new RoundNumber(round)).toList();
        for (var seating : tables) {
            int opponent = number(seating.at(side.other()));
            int pair = number(seating.at(side));
            int set = seating.set().value();
            if (opponents.get(opponent) || sets.get(set) || bumped.get(pair)) {
                continue;
            }
            mark(opponent, set, pair, true);
            visits.add(seating.table());
            if (extend(round + 1)) {
                return true;
            }
            visits.removeLast();
            mark(opponent, set, pair, false);
        }
        return false;
    }

    private void mark(int opponent, int set, int pair, boolean taken) {
        opponents.set(opponent, taken);
        sets.set(set, taken);
        bumped.set(pair, taken);
    }

    private static int number(Partnership partnership) {
        return partnership.members().getFirst().value();
    }

    private static Movement bump(Movement movement, List<TableNumber> tour) {
        var rover = new EntryNumber(Mitchell.EAST_WEST + movement.tables() + 1);
        List<Seating> seatings =
                movement.seatings().stream().map(seating -> bumped(seating, tour, rover)).toList();
        return new Movement(
                "%s, rover %s".formatted(movement.name(), rover), seatings, movement.stated());
    }

    private static Seating bumped(Seating seating, List<TableNumber> tour, EntryNumber rover) {
        int round = seating.round().value();
        boolean visited = round > 1 && tour.get(round - 2).equals(seating.table());
        return visited ? seating.with(Side.NORTH_SOUTH, new Partnership.Pair(rover)) : seating;
    }
}

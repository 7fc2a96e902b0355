package overtrick.evening.page.start;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;

/// A movement as a picture in which everybody goes from table to table. All lengths are in units of
/// the picture, about a pixel each.
///
/// @param movers everybody who plays, by number
public record MovesDiagram(int width, int height, List<Spot> spots, List<Mover> movers) {

    private static final int IN_A_ROW = 7;
    private static final int WIDE = 104;
    private static final int HIGH = 150;

    /// How far from the middle of the table a side sits, and its two players from the middle of it.
    private static final int OFF = 46;

    private static final int APART = 20;

    /// How far those who sit out stand from each other.
    private static final int OUTSIDE = 42;

    /// Where a table stands.
    ///
    /// @param boards what is played at it in each round; empty when nothing is
    public record Spot(int table, int x, int y, List<String> boards) {

        public Spot {
            boards = List.copyOf(boards);
        }
    }

    /// Where somebody is in a round.
    ///
    /// @param table 0 when they sit out
    /// @param letter of the side, `N` or `E`
    public record Place(int table, char letter, int x, int y) {

        /// As the script reads it: `3N 120 75`.
        @Override
        public String toString() {
            return "" + table + letter + " " + x + " " + y;
        }
    }

    /// Somebody who moves.
    ///
    /// @param places one for each round
    public record Mover(String number, List<Place> places) {

        public Mover {
            places = List.copyOf(places);
        }

        /// All places, parted by `|`.
        public String way() {
            return places.stream().map(Place::toString).collect(Collectors.joining("|"));
        }
    }

    /// @param each how many boards a set has
    static MovesDiagram of(Movement movement, int each) {
        var rounds =
                IntStream.rangeClosed(1, movement.rounds())
                        .mapToObj(round -> movement.in(new RoundNumber(round)).toList())
                        .toList();
        int tables =
                movement.seatings().stream().mapToInt(one -> one.table().value()).max().orElse(1);
        int rows = (tables + IN_A_ROW - 1) / IN_A_ROW;
        int columns = (tables + rows - 1) / rows;
        var spots =
                IntStream.range(0, tables).mapToObj(at -> spot(at, columns, rounds, each)).toList();
        var movers = new ArrayList<Mover>();
        for (var entry : movement.entries()) {
            movers.add(new Mover(entry.toString(), places(movement, entry, rounds, spots, rows)));
        }
        boolean outside = movers.stream().anyMatch(MovesDiagram::sitsOut);
        return new MovesDiagram(columns * WIDE, rows * HIGH + (outside ? OFF : 0), spots, movers);
    }

    private static Spot spot(int at, int columns, List<List<Seating>> rounds, int each) {
        var boards =
                rounds.stream()
                        .map(round ->
                                round.stream()
                                        .filter(one -> one.table().value() == at + 1)
                                        .map(one -> one.set().value())
                                        .map(set -> MovementPage.boards(set, each))
                                        .findFirst()
                                        .orElse(""))
                        .toList();
        int x = at % columns * WIDE + WIDE / 2;
        int y = at / columns * HIGH + HIGH / 2;
        return new Spot(at + 1, x, y, boards);
    }

    private static List<Place> places(
            Movement movement,
            EntryNumber entry,
            List<List<Seating>> rounds,
            List<Spot> spots,
            int rows) {
        return rounds.stream()
                .map(round ->
                        round.stream()
                                .filter(one -> one.members().contains(entry))
                                .map(one -> place(one, entry, spots))
                                .findFirst()
                                .orElseGet(() -> outside(movement, entry, round, rows)))
                .toList();
    }

    private static Place place(Seating seating, EntryNumber entry, List<Spot> spots) {
        var spot = spots.get(seating.table().value() - 1);
        var side =
                seating.northSouth().members().contains(entry) ? Side.NORTH_SOUTH : Side.EAST_WEST;
        var partners = List.copyOf(seating.at(side).members());
        int beside = partners.size() == 1 ? 0 : partners.indexOf(entry) == 0 ? -APART : APART;
        int off = side == Side.NORTH_SOUTH ? -OFF : OFF;
        char letter = side.letters().charAt(0);
        return new Place(spot.table(), letter, spot.x() + beside, spot.y() + off);
    }

    /// Those who sit out stand in a row below the tables.
    private static Place outside(
            Movement movement, EntryNumber entry, List<Seating> round, int rows) {
        long before =
                movement.entries().headSet(entry).stream()
                        .filter(other ->
                                round.stream().noneMatch(one -> one.members().contains(other)))
                        .count();
        return new Place(0, '-', OUTSIDE * (int) before + OUTSIDE / 2, rows * HIGH + OFF / 2);
    }

    private static boolean sitsOut(Mover mover) {
        return mover.places().stream().anyMatch(place -> place.table() == 0);
    }

    /// Whether somebody sits out in some round.
    public boolean hasOutside() {
        return movers.stream().anyMatch(MovesDiagram::sitsOut);
    }
}

package overtrick.evening.page.start;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
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

    /// How far from the middle of the table a side sits, and its two players from each other.
    private static final int OFF = 46;

    private static final int APART = 17;

    /// Where a table stands.
    ///
    /// @param boards what is played at it, for each round; parted by `|`
    public record Spot(int table, int x, int y, String boards) {}

    /// Somebody who moves.
    ///
    /// @param way for each round the table with `N` or `E` for the side, `-` where they sit out;
    ///   parted by blanks
    /// @param x where they are in the first round
    /// @param apart how far beside the middle of the side they sit
    public record Mover(String number, String way, int x, int y, int apart) {}

    /// @param each how many boards a set has
    static MovesDiagram of(Movement movement, int each) {
        int tables =
                movement.seatings().stream().mapToInt(one -> one.table().value()).max().orElse(1);
        int rows = (tables + IN_A_ROW - 1) / IN_A_ROW;
        int columns = (tables + rows - 1) / rows;
        var spots =
                IntStream.rangeClosed(1, tables)
                        .mapToObj(table -> spot(movement, table, columns, each))
                        .toList();
        int height = rows * HIGH + (sitsSomebodyOut(movement) ? OFF : 0);
        var movers =
                movement.entries().stream()
                        .map(entry -> mover(movement, entry, spots, height - OFF / 2))
                        .toList();
        return new MovesDiagram(columns * WIDE, height, spots, movers);
    }

    private static boolean sitsSomebodyOut(Movement movement) {
        int all = movement.entries().size();
        return IntStream.rangeClosed(1, movement.rounds())
                .map(round -> seated(movement, round))
                .anyMatch(seated -> seated < all);
    }

    private static int seated(Movement movement, int round) {
        return movement.in(new RoundNumber(round)).mapToInt(one -> one.members().size()).sum();
    }

    private static Spot spot(Movement movement, int table, int columns, int each) {
        var boards = new StringJoiner("|");
        for (int round = 1; round <= movement.rounds(); round++) {
            boards.add(
                    movement.in(new RoundNumber(round))
                            .filter(one -> one.table().value() == table)
                            .map(one -> MovementPage.boards(one.set().value(), each))
                            .findFirst()
                            .orElse(""));
        }
        int x = (table - 1) % columns * WIDE + WIDE / 2;
        int y = (table - 1) / columns * HIGH + HIGH / 2;
        return new Spot(table, x, y, boards.toString());
    }

    private static Mover mover(
            Movement movement, EntryNumber entry, List<Spot> spots, int outside) {
        var way = new StringJoiner(" ");
        int apart = 0;
        for (int round = 1; round <= movement.rounds(); round++) {
            var at =
                    movement.in(new RoundNumber(round))
                            .filter(one -> sits(one, entry, true) || sits(one, entry, false))
                            .findFirst();
            way.add(at.map(one -> one.table().value() + side(one, entry)).orElse("-"));
            if (round == 1) {
                apart = at.map(one -> apart(one, entry)).orElse(0);
            }
        }
        String first = way.toString().split(" ")[0];
        if (first.equals("-")) {
            return new Mover(entry.toString(), way.toString(), WIDE / 2, outside, 0);
        }
        int length = first.length() - 1;
        var spot = spots.get(Integer.parseInt(first.substring(0, length)) - 1);
        int off = first.charAt(length) == 'N' ? -OFF : OFF;
        return new Mover(entry.toString(), way.toString(), spot.x() + apart, spot.y() + off, apart);
    }

    private static boolean sits(Seating seating, EntryNumber entry, boolean northSouth) {
        return (northSouth ? seating.northSouth() : seating.eastWest()).members().contains(entry);
    }

    private static String side(Seating seating, EntryNumber entry) {
        return sits(seating, entry, true) ? "N" : "E";
    }

    /// Two who play as partners for one round sit beside each other; a pair is one.
    private static int apart(Seating seating, EntryNumber entry) {
        var side = sits(seating, entry, true) ? seating.northSouth() : seating.eastWest();
        if (side.members().size() == 1) {
            return 0;
        }
        return side.members().iterator().next().equals(entry) ? -APART : APART;
    }

    /// Whether somebody sits out in some round.
    public boolean hasOutside() {
        return movers.stream().anyMatch(mover -> mover.way().contains("-"));
    }
}

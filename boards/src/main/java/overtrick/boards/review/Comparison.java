package overtrick.boards.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.room.Room;
import overtrick.bridgetable.room.RoomResult;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;

/// One board at all the tables that have played it.
///
/// @param here the table whose board is compared
/// @param rows all of them, the best for North and South first
public record Comparison(FinishedBoard here, List<Row> rows) {

    /// The board at one table.
    ///
    /// @param room in which robots have played it; empty when people have
    /// @param here whether it is the table that is compared
    /// @param told whether everybody may know which table it is, and who played there
    public record Row(FinishedBoard board, Optional<Room> room, boolean here, boolean told) {

        /// Points for North and South.
        public int points() {
            return board.points(Side.NORTH_SOUTH);
        }
    }

    public Comparison {
        rows = List.copyOf(rows);
    }

    /// @param rooms what robots made of it
    /// @param others the same board of the same set at other tables
    /// @param told which of those tables everybody may know
    public static Comparison of(
            FinishedBoard here,
            List<RoomResult> rooms,
            List<FinishedBoard> others,
            Predicate<FinishedBoard> told) {
        var rows = new ArrayList<Row>();
        rows.add(new Row(here, Optional.empty(), true, true));
        rooms.forEach(
                room -> rows.add(new Row(here.with(room), Optional.of(room.room()), false, true)));
        others.forEach(
                board -> rows.add(new Row(board, Optional.empty(), false, told.test(board))));
        rows.sort(Comparator.comparingInt(Row::points).reversed());
        return new Comparison(here, rows);
    }

    /// Nobody else has played it.
    public boolean isEmpty() {
        return rows.size() < 2;
    }

    /// As robots have played it by rules of thumb.
    public Optional<FinishedBoard> robots() {
        return rows.stream()
                .filter(row -> row.room().equals(Optional.of(Room.RULES)))
                .map(Row::board)
                .findFirst();
    }

    /// The table to look at beside this one, unless another is asked for: the robots' if there is
    /// one, else the middle one of the others. Empty when nobody else has played it.
    public Optional<Row> beside() {
        var others = rows.stream().filter(row -> !row.here()).toList();
        return others.stream()
                .filter(row -> row.room().equals(Optional.of(Room.RULES)))
                .findFirst()
                .or(() -> others.stream().skip(others.size() / 2).findFirst());
    }

    /// IMPs against the robots' table (Law 78B); empty when there is none.
    public OptionalInt imps(Side side) {
        return robots().map(other -> OptionalInt.of(imps(side, other)))
                .orElseGet(OptionalInt::empty);
    }

    /// IMPs of this table against another.
    public int imps(Side side, FinishedBoard other) {
        return ImpTable.imps(here.points(side) - other.points(side));
    }

    /// Matchpoints in a hundred of what can be had, two for a score beaten and one for its like
    /// (Law 78A); they say something from three tables on.
    public OptionalInt percent(Side side, Row row) {
        if (rows.size() < 3) {
            return OptionalInt.empty();
        }
        int own = row.board().points(side);
        var scores = rows.stream().map(other -> other.board().points(side)).toList();
        long beaten = scores.stream().filter(score -> score < own).count();
        long alike = scores.stream().filter(score -> score == own).count() - 1; // but itself
        long won = 2 * beaten + alike;
        return OptionalInt.of(Math.round(100f * won / (2 * (rows.size() - 1))));
    }
}

package overtrick.classroom.course;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.house.table.PersonId;

/// What a table has made of a board, kept when the class goes on or the board is over.
///
/// @param set which of the sets that the class has loaded, from 0
/// @param board its place in the set, from 0
/// @param deal which of the boards at its table it was, from 1
/// @param students who sat where; robots have the other chairs
/// @param calls with blanks between
/// @param cards with blanks between
/// @param given how many of the calls were given with the board
public record Kept(
        int set,
        int board,
        int desk,
        int deal,
        Map<Seat, PersonId> students,
        String calls,
        String cards,
        int given,
        Optional<Result> result) {

    public Kept {
        students = Map.copyOf(students);
    }

    /// Whether it is of the same board at the same table, be it the first time or again.
    public boolean isOf(int anySet, int anyBoard, int anyDesk) {
        return set == anySet && board == anyBoard && desk == anyDesk;
    }

    Kept recognised(PersonId guest, PersonId member) {
        var known = new java.util.EnumMap<Seat, PersonId>(Seat.class);
        students.forEach((seat, one) -> known.put(seat, one.equals(guest) ? member : one));
        return new Kept(set, board, desk, deal, known, calls, cards, given, result);
    }
}

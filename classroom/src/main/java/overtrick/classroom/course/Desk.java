package overtrick.classroom.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TableId;

/// A table of a class.
///
/// @param number from 1
/// @param table of the club at which it plays
/// @param laid every board that it gets, in order: the first is the first deal of its table
public record Desk(int number, TableId table, List<Laid> laid) {

    /// A board for a table.
    ///
    /// @param set its set, from 0
    /// @param board its place there, from 0
    /// @param anew whether from the first call, and not where the table left it
    /// @param given whether the auction of the set is given
    public record Laid(int set, int board, boolean anew, boolean given) {}

    public Desk {
        laid = List.copyOf(laid);
    }

    /// Which board a deal of the table is.
    ///
    /// @param deal from 1
    public Optional<Laid> at(int deal) {
        return deal < 1 || deal > laid.size() ? Optional.empty() : Optional.of(laid.get(deal - 1));
    }

    Desk with(Laid next) {
        var all = new ArrayList<>(laid);
        all.add(next);
        return new Desk(number, table, all);
    }
}

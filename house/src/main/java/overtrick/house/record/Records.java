package overtrick.house.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.PersonId;
import overtrick.solver.Solver;

/// The records of the club's tables of bridge. What may be shown to whom is asked with each.
public interface Records {

    /// Days for which it is kept, as a keyed hash, from where somebody has played at a table.
    int TRACE_DAYS = 14;

    /// Every board of a table, whatever game of bridge is played there, from the log.
    List<BoardRecord> of(TableId table);

    /// Whether somebody may see the deal of a board that is over.
    boolean maySee(TableId table, int ordinal, Optional<PersonId> viewer);

    /// The deals of an event by the numbers of their boards; none when it deals no boards.
    Map<Integer, SealedDeal> ofEvent(String event);

    /// Whether the whole field of an event has finished a board.
    boolean isFinished(String event, int board);

    /// The tables of the program at which an event was played.
    List<TableId> tables(String event);

    /// The people who sat there when a board ended, with their robots left out.
    Map<Seat, PersonId> people(TableId table, int ordinal);

    /// The tables and boards of somebody, the latest first.
    List<Played> playedBy(PersonId person, int most);

    /// The tables at which somebody had seen a deal of a set before it came to this table.
    List<Played> seenBefore(TableId table, PersonId person);

    /// The same board at all tables that have finished it, this one first; it alone where it was
    /// dealt for its table.
    List<Played> together(Played board);

    /// Tricks that each defender gave away, seen with all cards open; empty when no card was
    /// played. Takes long: for the background.
    ///
    /// @param solver counts the tricks
    Map<Seat, Integer> defended(Played board, Solver solver);

    /// A board of a table.
    ///
    /// @param ordinal 0 where it is not known
    record Played(TableId table, int ordinal) {}
}

package overtrick.boards.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.History;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.house.codes.TableId;
import overtrick.house.table.PersonId;
import overtrick.scoring.board.ImpTable;

/// Boards that are over, beside what other tables made of them.
public final class Comparisons {

    /// Boards of one session that are added up.
    private static final int SESSION = 200;

    /// How somebody stands against the robots' tables, over boards of one table.
    public record Session(int boards, int imps) {}

    private final Duplicate duplicate;
    private final History history;

    public Comparisons(Duplicate duplicate, History history) {
        this.duplicate = duplicate;
        this.history = history;
    }

    /// All results of a board, which is there as soon as it is over. Deals of games that keep a
    /// score of their own are compared with nothing: what a call was worth depends on the sheet.
    /// Whoever compares theirs with those of a table that is not open learns neither its code nor
    /// who played there.
    public Comparison of(FinishedBoard board) {
        if (!board.isCompared()) {
            return Comparison.of(board, List.of(), List.of(), _ -> false);
        }
        var open = history.openTables(board);
        return Comparison.of(
                board,
                duplicate.inClosedRoom(board),
                history.elsewhere(board),
                other -> open.contains(other.table().code()));
    }

    /// The boards that somebody has played at a table.
    public Session session(PersonId person, TableId table) {
        var boards =
                history.boardsOf(person, 0, SESSION).stream()
                        .filter(entry -> entry.board().table().equals(table))
                        .toList();
        var imps = imps(person, boards);
        return new Session(imps.size(), imps.values().stream().mapToInt(each -> each).sum());
    }

    /// IMPs of somebody's boards, those left out that robots have not played, or that are not
    /// compared.
    public Map<PlayedAt, Integer> imps(PersonId person, List<PlayedEntry> boards) {
        var robots = duplicate.rooms().resultsFor(person);
        var imps = new HashMap<PlayedAt, Integer>();
        for (var entry : boards) {
            var board = entry.board();
            var other = robots.get(board.at().toString());
            if (other != null && board.isCompared()) {
                int theirs = other.points(entry.seat().side(), board.board().vulnerability());
                imps.put(board.at(), ImpTable.imps(board.points(entry.seat().side()) - theirs));
            }
        }
        return imps;
    }
}

package overtrick.web.board;

import java.util.List;
import overtrick.club.duplicate.PlayedEntry;
import overtrick.web.Words;

/// Boards somebody has played, the latest first, a page of them.
///
/// @param entries one more than are shown when there are older ones
/// @param from how many later ones were left out
/// @param curve over the latest boards, as many as one looks at
public record MyBoards(
        List<PlayedEntry> entries, int from, int pageSize, Curve curve, Words words) {

    public List<PlayedEntry> shown() {
        return entries.subList(0, Math.min(pageSize, entries.size()));
    }

    public boolean hasOlder() {
        return entries.size() > pageSize;
    }

    public int older() {
        return from + pageSize;
    }

    public int later() {
        return Math.max(0, from - pageSize);
    }

    /// Points for the player's own side.
    static int points(PlayedEntry entry) {
        var board = entry.board();
        return board.result().points(entry.seat().side(), board.board().vulnerability());
    }

    public String signed(PlayedEntry entry) {
        return words.signed(points(entry));
    }

    public boolean isGain(PlayedEntry entry) {
        return points(entry) > 0;
    }
}

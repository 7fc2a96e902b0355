package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// A board with all its results, each of which can be corrected or ruled on.
///
/// @param directs whether the visitor rules; who keeps the scores corrects them
public record BoardPage(
        Words words,
        String path,
        int board,
        String dealer,
        String vulnerability,
        List<Integer> boards,
        List<Line> lines,
        String chosen,
        boolean directs) {

    public BoardPage {
        boards = List.copyOf(boards);
        lines = List.copyOf(lines);
    }

    /// The event's code, the last part of its address.
    public String code() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// A result.
    ///
    /// @param place as forms carry it
    /// @param written in the form that is typed
    /// @param history who said it, when and why, the latest first
    public record Line(
            String place,
            int round,
            String table,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String css,
            String status,
            String result,
            String written,
            String points,
            String markNorthSouth,
            String markEastWest,
            List<String> notes,
            List<String> history) {}
}

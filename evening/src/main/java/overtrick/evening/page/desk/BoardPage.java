package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// A board with all its results, each of which can be corrected or ruled on.
///
/// @param tables at which a board can be played later
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
        List<String> tables,
        boolean directs) {

    public BoardPage {
        boards = List.copyOf(boards);
        lines = List.copyOf(lines);
        tables = List.copyOf(tables);
    }

    /// The event's code, the last part of its address.
    public String code() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// A result.
    ///
    /// @param place as forms carry it
    /// @param written in the form that is typed
    /// @param form of a fouled board; 1 of any other
    /// @param open whether there is no result yet
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
            int form,
            boolean open,
            List<String> notes,
            List<String> history) {}
}

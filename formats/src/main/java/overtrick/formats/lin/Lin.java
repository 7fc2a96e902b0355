package overtrick.formats.lin;

import java.util.ArrayList;
import java.util.List;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;

/// Reads and writes LIN. Reading never fails: what is wrong in a text is listed in
/// [LinFile#diagnostics].
public final class Lin {

    private Lin() {}

    /// Reads a file in whatever encoding it is.
    public static LinFile read(byte[] bytes) {
        return read(bytes, ReadingLimits.NONE);
    }

    /// Reads a file as far as the limits allow. When they are exceeded the file has no boards, and
    /// its one diagnostic says what was too much.
    public static LinFile read(byte[] bytes, ReadingLimits limits) {
        return read(TextEncoding.text(bytes), limits);
    }

    /// Reads text of a source that is trusted, of any size.
    public static LinFile read(String text) {
        return read(TextEncoding.withoutMark(text), ReadingLimits.NONE);
    }

    private static LinFile read(String text, ReadingLimits limits) {
        var diagnostics = new Diagnostics(limits);
        var boards = new ArrayList<PlayedBoard>();
        var parts = new ArrayList<PartBoard>();
        var match = new MatchFile();
        int number = 0;
        try {
            for (var fields : boards(LinField.split(text))) {
                number++;
                limits.requireBoards(number, fields.getFirst().place());
                var read = BoardReader.read(match.next(fields), number, diagnostics);
                read.board().ifPresent(boards::add);
                read.part().ifPresent(parts::add);
            }
            return new LinFile(boards, parts, number - boards.size(), diagnostics.list());
        } catch (LimitExceeded exceeded) {
            return new LinFile(List.of(), List.of(), 0, List.of(exceeded.diagnostic()));
        }
    }

    /// One line for each board.
    public static String text(List<PlayedBoard> boards) {
        var text = new StringBuilder();
        for (var board : boards) {
            text.append(BoardWriter.text(board)).append("\r\n");
        }
        return text.toString();
    }

    /// The fields of each board: a new one begins with its number, its players or its deal. What
    /// stands before the first, such as the header of a match, counts as part of it.
    private static List<List<LinField>> boards(List<LinField> fields) {
        var boards = new ArrayList<List<LinField>>();
        var board = new ArrayList<LinField>();
        boolean dealt = false;
        for (var field : fields) {
            boolean first = List.of("qx", "pn", "md").contains(field.key());
            if (first && dealt) {
                boards.add(board);
                board = new ArrayList<>();
                dealt = false;
            }
            dealt |= field.key().equals("md");
            board.add(field);
        }
        if (dealt) {
            boards.add(board);
        }
        return boards;
    }
}

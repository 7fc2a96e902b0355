package overtrick.formats.lin;

import java.util.ArrayList;
import java.util.List;
import overtrick.formats.Diagnostics;
import overtrick.formats.pbn.PlayedBoard;

/// Reads and writes LIN. Reading never fails: what is wrong in a text is listed in
/// [LinFile#diagnostics].
public final class Lin {

    private Lin() {}

    public static LinFile read(String text) {
        var diagnostics = new Diagnostics();
        var boards = new ArrayList<PlayedBoard>();
        int number = 0;
        for (var fields : boards(LinField.split(text))) {
            number++;
            BoardReader.read(fields, number, diagnostics).ifPresent(boards::add);
        }
        return new LinFile(boards, diagnostics.list());
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

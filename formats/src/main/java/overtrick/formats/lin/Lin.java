package overtrick.formats.lin;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import overtrick.formats.Diagnostic;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
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
        return file(LinReader.of(bytes, limits));
    }

    /// Reads text of a source that is trusted, of any size.
    public static LinFile read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8), ReadingLimits.NONE);
    }

    private static LinFile file(LinReader reader) {
        var boards = new ArrayList<PlayedBoard>();
        var parts = new ArrayList<PartBoard>();
        var diagnostics = new ArrayList<Diagnostic>();
        int number = 0;
        try {
            for (var read = reader.next(); read.isPresent(); read = reader.next()) {
                number++;
                read.get().board().ifPresent(boards::add);
                read.get().part().ifPresent(parts::add);
                diagnostics.addAll(read.get().diagnostics());
            }
            diagnostics.addAll(reader.rest());
            // what is said of a match stands in its header, before boards already read
            diagnostics.sort(
                    Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column));
            return new LinFile(boards, parts, number - boards.size(), diagnostics);
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
}

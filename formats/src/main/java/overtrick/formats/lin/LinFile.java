package overtrick.formats.lin;

import java.util.List;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.PlayedBoard;

/// What was read from a LIN text.
///
/// @param boards those with a whole deal
/// @param leftOut how many boards there are besides, whose deal cannot be read
/// @param diagnostics in the order of the text
public record LinFile(List<PlayedBoard> boards, int leftOut, List<Diagnostic> diagnostics) {

    public LinFile {
        boards = List.copyOf(boards);
        diagnostics = List.copyOf(diagnostics);
    }
}

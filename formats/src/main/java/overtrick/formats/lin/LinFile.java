package overtrick.formats.lin;

import java.util.List;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.PlayedBoard;

/// What was read from a LIN text.
///
/// @param boards those with a whole deal
/// @param diagnostics in the order of the text
public record LinFile(List<PlayedBoard> boards, List<Diagnostic> diagnostics) {

    public LinFile {
        boards = List.copyOf(boards);
        diagnostics = List.copyOf(diagnostics);
    }
}

package overtrick.formats.lin;

import java.util.List;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;

/// What was read from a LIN text.
///
/// @param boards those with a whole deal
/// @param parts those of which one hand or two are given
/// @param leftOut how many boards there are besides those with a whole deal
/// @param diagnostics in the order of the text
public record LinFile(
        List<PlayedBoard> boards,
        List<PartBoard> parts,
        int leftOut,
        List<Diagnostic> diagnostics) {

    public LinFile {
        boards = List.copyOf(boards);
        parts = List.copyOf(parts);
        diagnostics = List.copyOf(diagnostics);
    }
}

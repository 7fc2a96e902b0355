package overtrick.formats.deals;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.formats.Diagnostic;

/// What was read from a file of deals.
///
/// @param boards in the order of the file
/// @param diagnostics in the order of the file; of a file that is no text the line is the number of
///   the deal and the column its byte
public record DealFile(List<SolvedBoard> boards, List<Diagnostic> diagnostics) {

    public DealFile {
        boards = List.copyOf(boards);
        diagnostics = List.copyOf(diagnostics);
    }

    /// The boards alone.
    public List<Board> plain() {
        return boards.stream().map(SolvedBoard::board).toList();
    }
}

package overtrick.formats.pbn;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.formats.Diagnostic;

/// The boards of a PBN text, without what happened on them.
///
/// @param boards of all games that have a whole deal, one for each game
/// @param diagnostics all there is to say about the text as far as it was read, in its order
public record PbnBoards(List<Board> boards, List<Diagnostic> diagnostics) {

    public PbnBoards {
        boards = List.copyOf(boards);
        diagnostics = List.copyOf(diagnostics);
    }
}

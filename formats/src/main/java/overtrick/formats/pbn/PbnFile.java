package overtrick.formats.pbn;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.bridge.Board;
import overtrick.formats.Diagnostic;

/// What was read from a PBN text.
///
/// @param diagnostics in the order of the text
public record PbnFile(List<PbnGame> games, List<Diagnostic> diagnostics) {

    public PbnFile {
        games = List.copyOf(games);
        diagnostics = List.copyOf(diagnostics);
    }

    /// The same text with each game changed.
    public PbnFile map(UnaryOperator<PbnGame> change) {
        return new PbnFile(games.stream().map(change).toList(), diagnostics);
    }

    /// The boards of all games that have a whole deal, one for each game.
    public List<Board> boards() {
        return games.stream().map(PbnGame::board).flatMap(Optional::stream).toList();
    }

    /// All games of which one hand or two are given.
    public List<PartBoard> parts() {
        return games.stream().map(PbnGame::part).flatMap(Optional::stream).toList();
    }

    /// All games that have a whole deal, with what happened on them.
    public List<PlayedBoard> played() {
        return games.stream().map(PbnGame::played).flatMap(Optional::stream).toList();
    }
}

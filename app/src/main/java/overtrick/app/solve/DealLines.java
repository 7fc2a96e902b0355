package overtrick.app.solve;

import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import overtrick.app.boards.Game;
import overtrick.app.boards.Games;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.formats.text.TextLineReader;

/// Deals in lines, which have no dealer and no vulnerability: North deals and nobody is vulnerable.
/// Not thread-safe.
final class DealLines {

    private final TextLineReader lines;
    private final Consumer<Diagnostic> told;
    private int line;
    private int boards;

    DealLines(InputStream text, Consumer<Diagnostic> told) {
        this.lines = TextLineReader.of(text);
        this.told = told;
    }

    Games games() {
        return new Games(this::next);
    }

    private Optional<Game> next() {
        for (var text = lines.next(); text.isPresent(); text = lines.next()) {
            line++;
            if (text.get().isBlank() || text.get().startsWith("#")) {
                continue;
            }
            try {
                var deal = Deal.parse(text.get());
                boards++;
                var number = new BoardNumber(boards);
                var board = new Board(number, Seat.NORTH, Vulnerability.NONE, deal);
                return Optional.of(Game.of(boards, PlayedBoard.dealt(board, Map.of())));
            } catch (FormatException wrong) {
                told.accept(
                        new Diagnostic(
                                line,
                                wrong.column().orElse(1),
                                Severity.ERROR,
                                String.valueOf(wrong.getMessage())));
            }
        }
        return Optional.empty();
    }
}

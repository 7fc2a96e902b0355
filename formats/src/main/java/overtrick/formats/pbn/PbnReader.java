package overtrick.formats.pbn;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.text.ByteLines;
import overtrick.formats.text.EightBits;

/// Reads a PBN text of any size game by game, in the memory of a few games. What is wrong in one
/// game does not keep the others from being read. Not thread-safe.
public final class PbnReader {

    /// One game of the text.
    ///
    /// @param played the board with what happened on it; empty when there is no whole deal
    /// @param diagnostics what was wrong up to the end of the game, in the order of the text
    public record Read(PbnGame game, Optional<PlayedBoard> played, List<Diagnostic> diagnostics) {
        public Read {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private final Diagnostics diagnostics;
    private final PbnEncoding.Remarks remarks;
    private final GameParser games;
    private final Inheritance inheritance;
    private Optional<GameParser.Parsed> last = Optional.empty();

    PbnReader(ByteLines lines, EightBits text, ReadingLimits limits) {
        diagnostics = new Diagnostics(limits);
        remarks = new PbnEncoding.Remarks(text, diagnostics);
        games =
                new GameParser(
                        new Lexer(new TextLines(lines, diagnostics), diagnostics),
                        limits,
                        diagnostics);
        inheritance = new Inheritance(limits, diagnostics);
    }

    /// Reads a stream in UTF-8, UTF-16 or ISO 8859-1, whichever it is. Whoever opened it closes it.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be read, here and later
    public static PbnReader of(InputStream stream) {
        return of(stream, ReadingLimits.NONE);
    }

    static PbnReader of(InputStream stream, ReadingLimits limits) {
        var text = EightBits.of(stream);
        return new PbnReader(new ByteLines(text), text, limits);
    }

    static PbnReader of(byte[] bytes, ReadingLimits limits) {
        return of(new ByteArrayInputStream(bytes), limits);
    }

    /// Of a text nothing is to be said about its encoding.
    static PbnReader of(String text) {
        var bytes = ("\ufeff" + text).getBytes(StandardCharsets.UTF_8);
        return of(bytes, ReadingLimits.NONE);
    }

    /// The next game; empty at the end of the text.
    public Optional<Read> next() {
        return nextGame()
                .map(game -> {
                    var played = PlayedBoardReader.played(game, diagnostics);
                    return new Read(game, played, diagnostics.takeBefore(end()));
                });
    }

    /// The next game alone, for whoever asks for its results: what happened on the board is not
    /// looked at, and nothing of it is told.
    public Optional<PbnGame> nextResult() {
        var game = nextRaw();
        diagnostics.takeAll();
        return game;
    }

    /// What was wrong behind the last game, once there is no more.
    public List<Diagnostic> rest() {
        return diagnostics.takeAll();
    }

    /// All that was wrong and has not yet been passed on.
    List<Diagnostic> diagnostics() {
        return diagnostics.list();
    }

    /// The first place behind the game that was read last.
    Place end() {
        return last.map(GameParser.Parsed::end).orElse(Place.START);
    }

    /// The next game with its sections split.
    Optional<PbnGame> nextGame() {
        return nextRaw().map(game -> SectionElements.split(game, diagnostics));
    }

    /// The board of the next game that has one, without what happened on it.
    Optional<Board> nextBoard() {
        var game = nextRaw();
        while (game.isPresent()) {
            var board = BoardReader.board(game.get(), diagnostics);
            if (board.isPresent()) {
                return board;
            }
            game = nextRaw();
        }
        return Optional.empty();
    }

    private Optional<PbnGame> nextRaw() {
        last = games.next();
        var game = last.map(parsed -> inheritance.resolve(parsed.game()));
        remarks.note(game);
        return game;
    }

    /// Says what is wrong with what happened on a board.
    void check(PbnGame game) {
        PlayedBoardReader.played(game, diagnostics);
    }
}

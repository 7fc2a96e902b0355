package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;

/// Reads and writes Portable Bridge Notation, version 2.1. Reading never fails: what is wrong in a
/// text is listed in [PbnFile#diagnostics]. Writing gives the export form, which reading takes back
/// unchanged.
public final class Pbn {

    private Pbn() {}

    /// Reads a file in UTF-8, UTF-16 or ISO 8859-1, whichever it is.
    public static PbnFile read(byte[] bytes) {
        return read(bytes, ReadingLimits.NONE);
    }

    /// Reads a file as far as the limits allow. When they are exceeded the file has no games, and
    /// its one diagnostic says what was too much.
    public static PbnFile read(byte[] bytes, ReadingLimits limits) {
        return file(PbnReader.of(bytes, limits));
    }

    /// Reads text of a source that is trusted, of any size.
    public static PbnFile read(String text) {
        return file(PbnReader.of(TextEncoding.withoutMark(text)));
    }

    private static PbnFile file(PbnReader reader) {
        try {
            var games = new ArrayList<PbnGame>();
            for (var game = reader.nextGame(); game.isPresent(); game = reader.nextGame()) {
                games.add(game.get());
                reader.check(game.get());
            }
            return new PbnFile(games, reader.diagnostics());
        } catch (LimitExceeded exceeded) {
            return new PbnFile(List.of(), List.of(exceeded.diagnostic()));
        }
    }

    /// Reads the boards of a file and leaves out what happened on them, for whoever will play them.
    /// Limits work as in [#read(byte\[\], ReadingLimits)].
    public static PbnBoards boards(byte[] bytes, ReadingLimits limits) {
        var reader = PbnReader.of(bytes, limits);
        try {
            var boards = new ArrayList<Board>();
            for (var board = reader.nextBoard(); board.isPresent(); board = reader.nextBoard()) {
                boards.add(board.get());
            }
            return new PbnBoards(boards, reader.diagnostics());
        } catch (LimitExceeded exceeded) {
            return new PbnBoards(List.of(), List.of(exceeded.diagnostic()));
        }
    }

    /// Writes boards, in ISO 8859-1 or, when names need it, in UTF-8.
    public static byte[] write(List<PlayedBoard> boards) {
        return write(boards, PbnEncoding.AUTOMATIC);
    }

    /// Writes boards in the export form.
    public static byte[] write(List<PlayedBoard> boards, PbnEncoding encoding) {
        return bytes(games(boards), encoding);
    }

    /// The text that [#write(List)] writes.
    public static String text(List<PlayedBoard> boards) {
        return text(games(boards), PbnEncoding.AUTOMATIC);
    }

    /// Writes every game again in the export form. Tags and sections the reader does not know,
    /// comments and escape lines are kept; what was not read is not.
    public static byte[] write(PbnFile file) {
        return write(file, PbnEncoding.AUTOMATIC);
    }

    /// Writes a file in the export form.
    public static byte[] write(PbnFile file, PbnEncoding encoding) {
        return bytes(file.games(), encoding);
    }

    /// The text that [#write(PbnFile)] writes.
    public static String text(PbnFile file) {
        return text(file.games(), PbnEncoding.AUTOMATIC);
    }

    private static List<PbnGame> games(List<PlayedBoard> boards) {
        var games = new ArrayList<PbnGame>();
        for (var board : boards) {
            games.add(GameMaker.game(games.size() + 1, board));
        }
        return games;
    }

    private static byte[] bytes(List<PbnGame> games, PbnEncoding encoding) {
        var chosen = encoding.chosenFor(GameWriter.text(games, List.of()));
        return chosen.bytes(text(games, chosen));
    }

    private static String text(List<PbnGame> games, PbnEncoding encoding) {
        String plain = GameWriter.text(games, List.of());
        return switch (encoding.chosenFor(plain)) {
            case LATIN_1 -> plain;
            case UTF_8, AUTOMATIC -> GameWriter.text(games, List.of(PbnEncoding.UTF_8_HEADER));
        };
    }
}

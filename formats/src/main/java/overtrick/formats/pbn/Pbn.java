package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import overtrick.formats.Diagnostics;

/// Reads and writes Portable Bridge Notation, version 2.1. Reading never fails: what is wrong in a
/// text is listed in [PbnFile#diagnostics]. Writing gives the export form, which reading takes back
/// unchanged.
public final class Pbn {

    private Pbn() {}

    /// Reads a file in UTF-8 or ISO 8859-1, whichever it is.
    public static PbnFile read(byte[] bytes) {
        var diagnostics = new Diagnostics();
        return read(PbnEncoding.text(bytes, diagnostics), diagnostics);
    }

    public static PbnFile read(String text) {
        return read(PbnEncoding.withoutMark(text), new Diagnostics());
    }

    private static PbnFile read(String text, Diagnostics diagnostics) {
        var tokens = Lexer.tokens(Embedding.withoutSurroundings(text), diagnostics);
        var games = GameParser.games(tokens, diagnostics);
        var whole = Inheritance.resolve(SectionElements.split(games, diagnostics), diagnostics);
        whole.forEach(game -> PlayedBoardReader.played(game, diagnostics)); // for its diagnostics
        return new PbnFile(whole, diagnostics.list());
    }

    /// Writes boards, in ISO 8859-1 or, when names need it, in UTF-8.
    public static byte[] write(List<PlayedBoard> boards) {
        return write(boards, PbnEncoding.AUTOMATIC);
    }

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

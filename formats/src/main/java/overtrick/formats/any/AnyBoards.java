package overtrick.formats.any;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;

/// Reads boards from a text of which nobody has said what it is. Reading never fails: what was
/// wrong is listed.
public final class AnyBoards {

    private static final Pattern TAG = Pattern.compile("(?m)^\\s*\\[\\w+\\s+\"");
    private static final Pattern LINK = Pattern.compile("https?://\\S*?[?&]lin=([^&\\s#]+)");
    private static final Pattern LIN = Pattern.compile("(?s).*\\bmd\\|.*");
    private static final Pattern HANDS = Pattern.compile("(?i)^\\s*[NESW]:[^\\[|]+$");

    /// What was found, and what was wrong.
    public record Found(List<PlayedBoard> boards, List<Diagnostic> diagnostics) {
        public Found {
            boards = List.copyOf(boards);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private AnyBoards() {}

    /// Reads PBN, LIN, a viewer's link or one line of hands; nothing is found in any other text.
    public static Found read(byte[] bytes, ReadingLimits limits) {
        String text = TextEncoding.text(bytes);
        var link = LINK.matcher(text);
        if (link.find()) {
            return lin(decoded(link.group(1)), limits);
        }
        if (TAG.matcher(text).find()) {
            var file = Pbn.read(bytes, limits);
            return new Found(file.played(), file.diagnostics());
        }
        if (LIN.matcher(text).matches()) {
            return lin(text, limits);
        }
        return HANDS.matcher(text).matches() ? hands(text) : new Found(List.of(), List.of());
    }

    /// Viewers' links say a blank as `+` or `%20`; a lone percent sign stands for itself.
    private static String decoded(String lin) {
        try {
            return URLDecoder.decode(lin, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return lin;
        }
    }

    private static Found lin(String text, ReadingLimits limits) {
        var file = Lin.read(text.getBytes(StandardCharsets.UTF_8), limits);
        return new Found(file.boards(), file.diagnostics());
    }

    /// Hands alone are board 1 (PBN 2.1, 3.4.11).
    private static Found hands(String text) {
        try {
            var board = Board.of(new BoardNumber(1), Deal.parse(text.strip()));
            return new Found(List.of(PlayedBoard.dealt(board, Map.of())), List.of());
        } catch (FormatException wrong) {
            return new Found(List.of(), List.of());
        }
    }
}

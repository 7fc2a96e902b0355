package overtrick.app.match;

import java.util.Locale;

/// A match as text, a line a board.
final class MatchText {

    private MatchText() {}

    static String heading(MatchSides sides, long seed) {
        return """
        %s (North–South in the open room) against %s, seed %d
        board dealer vul   open      points  closed    points  IMPs\
        """
                .formatted(sides.one(), sides.other(), seed);
    }

    static String line(MatchBoard board) {
        return "%5d %-6s %-4s  %-9s %6d  %-9s %6d  %+4d"
                .formatted(
                        board.board().number().value(),
                        board.board().dealer().letter(),
                        board.board().vulnerability().code(),
                        board.open().text(),
                        board.open().points(),
                        board.closed().text(),
                        board.closed().points(),
                        board.imps());
    }

    static String total(MatchSides sides, MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%s %d, %s %d IMPs; %+.2f ± %.2f a board",
                sides.one(),
                score.won(),
                sides.other(),
                score.lost(),
                score.mean(),
                score.standardError());
    }
}

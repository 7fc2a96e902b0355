package overtrick.app.match;

import java.util.Locale;
import overtrick.systems.TwoSystems;

/// A match as text, a line a board.
final class MatchText {

    private MatchText() {}

    static String heading(TwoSystems systems, long seed) {
        return """
        %s (North–South in the open room) against %s, seed %d
        board dealer vul   open      points  closed    points  IMPs\
        """
                .formatted(systems.northSouth().name(), systems.eastWest().name(), seed);
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

    static String total(TwoSystems systems, MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%s %d, %s %d IMPs; %+.2f ± %.2f a board",
                systems.northSouth().name(),
                score.won(),
                systems.eastWest().name(),
                score.lost(),
                score.mean(),
                score.standardError());
    }
}

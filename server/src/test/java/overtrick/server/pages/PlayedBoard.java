package overtrick.server.pages;

import java.util.Map;
import java.util.regex.Pattern;

/// Somebody's way through the first board of a table with three robots.
final class PlayedBoard {

    /// South plays three notrump on it, or somebody else something: there are cards to replay.
    static final String SET =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:AK32.K32.A32.K32 QJ4.QJ4.QJ54.QJ4 T98.A98.K98.A987 765.T765.T76.T65"]
            """;

    private PlayedBoard() {}

    /// Plays until the board has its page.
    ///
    /// @return the table's path
    static String by(Browser visitor) {
        String table = visitor.submit("/play", Map.of("name", "Ann")).uri().getPath();
        while (!visitor.get(table).body().contains("data-phase=\"over\"")) {
            playOn(visitor, table);
        }
        while (visitor.get(table + "/boards/1").statusCode() != 200) {
            Browser.pause(); // the history is written a moment later
        }
        return table;
    }

    /// Does what is to be done next, or waits for it.
    static void playOn(Browser visitor, String table) {
        String page = visitor.get(table).body();
        var card = Pattern.compile("<button id=\"(..)\" class=\"card").matcher(page);
        if (page.contains("data-phase=\"auction\"") && page.contains("data-turn=\"mine\"")) {
            visitor.post(table + "/call", Map.of("call", "P"));
        } else if (page.contains("/claim-answer")) { // a robot claims the rest
            visitor.post(table + "/claim-answer", Map.of("agree", "yes"));
        } else if (card.find()) {
            visitor.post(table + "/card", Map.of("card", card.group(1)));
        } else {
            Browser.pause();
        }
    }
}

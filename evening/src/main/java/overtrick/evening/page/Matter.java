package overtrick.evening.page;

import java.util.Objects;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Words;

/// For what a director has been called, as a sentence.
public final class Matter {

    /// A result that a telephone or a box sent and that was not taken stands beside what stood:
    /// `12: 4SN= / 4SN-1`, or `12: – / 4SN= (101–1)`.
    private static final Pattern SENT =
            Pattern.compile("([1-9]\\d{0,3}): (.+?) / (\\S+)( \\(.*\\))?");

    private Matter() {}

    /// What somebody typed stays as it is.
    public static String of(String told, Words words) {
        var sent = SENT.matcher(told);
        if (!sent.matches()) {
            return told;
        }
        var board = new BoardNumber(Integer.parseInt(sent.group(1)));
        try {
            String now = result(sent.group(3), board, words);
            String whole = now + Objects.toString(sent.group(4), "");
            return sent.group(2).equals("–")
                    ? words.get("ev.need.sent", board.value(), whole)
                    : words.get(
                            "ev.need.sent.other",
                            board.value(),
                            whole,
                            result(sent.group(2), board, words));
        } catch (FormatException | Sorry _) { // somebody's own words that only look like it
            return told;
        }
    }

    private static String result(String text, BoardNumber board, Words words) {
        return ResultText.of(ResultText.parse(text, board), words);
    }
}

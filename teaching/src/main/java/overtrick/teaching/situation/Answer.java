package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;

/// A call that the player has answered with.
///
/// @param corrected whether the auction goes on from the right call instead
public record Answer(Call call, boolean corrected) {

    /// So often a player calls in one auction.
    public static final int MOST = 12;

    private static final String CORRECTED = "-";

    /// Reads answers such as `2H.3S-.P`; nothing for an empty text.
    ///
    /// @throws FormatException if they are none
    public static List<Answer> parse(String text) {
        if (text.isEmpty()) {
            return List.of();
        }
        var parts = List.of(text.split("\\.", -1));
        if (parts.size() > MOST) {
            throw new FormatException("more answers than an auction has: " + text);
        }
        var answers = new ArrayList<Answer>();
        for (var part : parts) {
            boolean corrected = part.endsWith(CORRECTED);
            var call = corrected ? part.substring(0, part.length() - 1) : part;
            answers.add(new Answer(Call.parse(call), corrected));
        }
        return answers;
    }

    /// As [#parse] reads them.
    public static String text(List<Answer> answers) {
        return answers.stream()
                .map(one -> one.call().code() + (one.corrected() ? CORRECTED : ""))
                .collect(Collectors.joining("."));
    }
}

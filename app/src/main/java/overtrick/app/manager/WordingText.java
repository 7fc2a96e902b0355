package overtrick.app.manager;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import overtrick.app.input.UserError;
import overtrick.cards.Seat;
import overtrick.manager.protocol.Wording;
import overtrick.manager.protocol.Wording.End;
import overtrick.manager.protocol.Wording.SeatedStyle;

/// How programs want to be spoken to, as it is typed: `E:lf,bare,no-timing,delay=300`.
final class WordingText {

    private WordingText() {}

    /// @param options each with its seats before a colon
    /// @throws UserError naming the word that is not known
    static Map<Seat, Wording> parse(List<String> options) {
        var wording = new EnumMap<Seat, Wording>(Seat.class);
        for (var option : options) {
            int colon = option.indexOf(':');
            if (colon < 1) {
                throw new UserError("--client is not like E:lf,bare,delay=300: " + option);
            }
            for (var letter : option.substring(0, colon).split("")) {
                var seat = Seat.parse(letter);
                var so = wording.getOrDefault(seat, Wording.USUAL);
                for (var word : option.substring(colon + 1).split(",")) {
                    so = with(so, word.strip());
                }
                wording.put(seat, so);
            }
        }
        return wording;
    }

    private static Wording with(Wording so, String word) {
        return switch (word) {
            case "crlf" -> so.ending(End.CRLF);
            case "lf" -> so.ending(End.LF);
            case "no-end" -> so.ending(End.NONE);
            case "quoted" -> so.confirming(SeatedStyle.QUOTES);
            case "bare" -> so.confirming(SeatedStyle.BARE);
            case "timing" -> so.timed(true);
            case "no-timing" -> so.timed(false);
            case "upper" -> so.inCapitals(true);
            case "board" -> so.starting("Start of Board");
            default -> word.startsWith("delay=") ? so.after(delay(word)) : unknown(word);
        };
    }

    private static Duration delay(String word) {
        String millis = word.substring("delay=".length());
        if (!millis.matches("\\d{1,5}") || Integer.parseInt(millis) > 10_000) {
            throw new UserError("delay is not 0 to 10000 milliseconds: " + millis);
        }
        return Duration.ofMillis(Integer.parseInt(millis));
    }

    private static Wording unknown(String word) {
        throw new UserError(
                ("--client: %s is not one of crlf, lf, no-end, quoted, bare, timing, no-timing,"
                                + " upper, board, delay=MILLIS")
                        .formatted(word));
    }
}

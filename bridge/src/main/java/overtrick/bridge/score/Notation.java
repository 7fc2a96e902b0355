package overtrick.bridge.score;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

/// A result as it is written on a score slip: `4HX-4`, `3NT+1`, `2S=`, `4SW+1`, or `P`.
public sealed interface Notation {

    /// Nobody bid.
    record PassedOut() implements Notation {}

    /// A contract and what became of it.
    ///
    /// @param declarer empty when the slip does not say
    /// @param tricks won by the declaring side, 0 to 13
    record Played(Bid bid, Doubling doubling, Optional<Seat> declarer, int tricks)
            implements Notation {}

    /// Reads one result as people write it.
    ///
    /// @throws FormatException saying what is wrong and what would be right
    static Notation parse(String text) {
        String word = text.strip().toUpperCase(Locale.ROOT);
        if (word.equals("P") || word.equals("PASS")) {
            return new PassedOut();
        }
        var parts = Shape.RESULT.matcher(word);
        if (!parts.matches()) {
            throw new FormatException("result is not like 4HX-4, 3NT+1, 2S= or P: " + text);
        }
        return played(parts, text);
    }

    private static Played played(Matcher parts, String text) {
        int level = Integer.parseInt(parts.group("level"));
        if (level < 1 || level > 7) {
            throw new FormatException("level is not 1 to 7 in " + text + ": " + level, 1);
        }
        var bid = new Bid(level, Strain.parse(parts.group("strain")));
        var doubling = Doubling.values()[parts.group("doubling").length()];
        var declarer = Optional.ofNullable(parts.group("declarer")).map(Seat::parse);
        int tricks = bid.tricks() + marginOf(parts.group("margin"));
        if (tricks < 0 || tricks > 13) {
            throw new FormatException(
                    "%s would be %d tricks; %s allows from -%d to %s"
                            .formatted(text, tricks, bid, bid.tricks(), margin(13 - bid.tricks())));
        }
        return new Played(bid, doubling, declarer, tricks);
    }

    private static int marginOf(String text) {
        return text.equals("=") ? 0 : Integer.parseInt(text.replace('−', '-'));
    }

    /// `=`, `+2` or `-1`.
    static String margin(int tricks) {
        return tricks == 0 ? "=" : "%+d".formatted(tricks);
    }

    /// Holds the pattern, which as a field of an interface would be public.
    final class Shape {
        private static final Pattern RESULT =
                Pattern.compile(
                        "(?<level>\\d)(?<strain>NT|[CDHSN♣♦♥♠])(?<doubling>X{0,2})"
                                + "(?<declarer>[NESW])?(?<margin>=|[+−-]\\d{1,2})");

        private Shape() {}
    }
}

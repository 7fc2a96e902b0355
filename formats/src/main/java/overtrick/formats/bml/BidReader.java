package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;

/// Reads calls as notes write them.
final class BidReader {

    /// Some write `2x` for `2X`.
    private static final String SMALL = "xyz";

    /// The part of a bid behind its level.
    private static final Pattern STRAIN = Pattern.compile("[CDHS]{1,4}N?|NT?");

    private BidReader() {}

    /// Reads a call as it stands in notes, without parentheses.
    ///
    /// @return empty when it is none that BML knows
    static Optional<BmlBid> parse(String text) {
        return switch (text) {
            case "P", "p", "Pass", "pass", "PASS" -> Optional.of(new BmlBid.Said(Word.PASS));
            case "D", "X", "Dbl", "DBL", "dbl", "x" -> Optional.of(new BmlBid.Said(Word.DOUBLE));
            case "R", "XX", "Rdbl", "RDBL", "rdbl", "xx" ->
                    Optional.of(new BmlBid.Said(Word.REDOUBLE));
            default -> level(text);
        };
    }

    private static Optional<BmlBid> level(String text) {
        int digits = 0;
        while (digits < text.length() && digits < 2 && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        if (digits == 0 || text.charAt(0) > '9') {
            return Optional.empty();
        }
        int level = Integer.parseInt(text.substring(0, digits));
        String rest = text.substring(digits);
        if (rest.matches("(?i)steps?")) {
            return level >= 1 && level <= 34
                    ? Optional.of(new BmlBid.Steps(level))
                    : Optional.empty();
        }
        return level >= 1 && level <= 7 ? bid(level, rest) : Optional.empty();
    }

    private static Optional<BmlBid> bid(int level, String rest) {
        switch (rest.toLowerCase(Locale.ROOT)) {
            case "red" -> {
                return Optional.of(new BmlBid.Bids(level, List.of(Strain.DIAMONDS, Strain.HEARTS)));
            }
            case "black" -> {
                return Optional.of(new BmlBid.Bids(level, List.of(Strain.CLUBS, Strain.SPADES)));
            }
            default -> {}
        }
        for (var letter : BmlBid.Letter.values()) {
            boolean small = rest.length() == 1 && SMALL.contains(rest);
            if (letter.written().equals(small ? rest.toUpperCase(Locale.ROOT) : rest)) {
                return Optional.of(new BmlBid.Open(level, letter));
            }
        }
        return STRAIN.matcher(rest).matches()
                ? Optional.of(new BmlBid.Bids(level, strains(rest)))
                : Optional.empty();
    }

    private static List<Strain> strains(String letters) {
        var strains = new ArrayList<Strain>();
        for (int at = 0; at < letters.length(); at++) {
            char letter = letters.charAt(at);
            var strain =
                    switch (letter) {
                        case 'C' -> Strain.CLUBS;
                        case 'D' -> Strain.DIAMONDS;
                        case 'H' -> Strain.HEARTS;
                        case 'S' -> Strain.SPADES;
                        default -> Strain.NOTRUMP;
                    };
            if (letter != 'T' && !strains.contains(strain)) {
                strains.add(strain);
            }
        }
        return strains;
    }
}

package overtrick.laws;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.cards.FormatException;

/// An edition of the Laws that a club may play by.
public enum LawBook {
    /// The contest laws of the club's document: December 1999, after the code of 1997.
    CN1999,
    /// The Laws of Duplicate Bridge 2017 of the World Bridge Federation; what is used unless an
    /// event says something else.
    WBF2017;

    /// `cn1999` or `wbf2017`.
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Reads a code in either case.
    ///
    /// @throws FormatException for anything else
    public static LawBook parse(String text) {
        return Arrays.stream(values())
                .filter(book -> book.code().equalsIgnoreCase(text.strip()))
                .findFirst()
                .orElseThrow(() ->
                        new FormatException("edition is not %s: %s".formatted(codes(), text)));
    }

    private static String codes() {
        return Arrays.stream(values()).map(LawBook::code).collect(Collectors.joining(" or "));
    }
}

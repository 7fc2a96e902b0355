package overtrick.laws;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.cards.FormatException;

/// A place in a book of Laws, such as `27B1(a)`.
///
/// @param number of the Law, 1 to 93
/// @param part what follows the number; empty for the whole Law
public record LawRef(int number, String part) {

    /// How many Laws there are, in both books.
    public static final int LAWS = 93;

    private static final Pattern FORM =
            Pattern.compile("(\\d+)((?:[A-F]\\d?)?(?:\\([a-z0-9]+\\))*)");

    public LawRef {
        if (number < 1 || number > LAWS) {
            throw new IllegalArgumentException("Law is not 1 to 93: " + number);
        }
    }

    /// Reads a place in the Laws.
    ///
    /// @throws FormatException if it is no place of a Law
    public static LawRef parse(String text) {
        var form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new FormatException("no place in the Laws, such as 27B1(a): " + text);
        }
        String digits = form.group(1);
        int number = digits.length() > 2 ? 0 : Integer.parseInt(digits);
        if (number < 1 || number > LAWS) {
            throw new FormatException(
                    "there is no Law %s; the Laws are 1 to %d".formatted(digits, LAWS));
        }
        return new LawRef(number, form.group(2));
    }

    /// Places with commas between, such as `27B2, 26B`.
    public static List<LawRef> list(String text) {
        return Arrays.stream(text.split(",")).map(LawRef::parse).toList();
    }

    /// The places with commas between, such as `26, 27B1(a)`.
    public static String text(List<LawRef> laws) {
        return laws.stream().map(LawRef::toString).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return number + part;
    }
}

package overtrick.page.pack;

import java.util.Locale;
import overtrick.cards.Suit;

/// The suits as we draw them: an outline in a box from -50 to 50, the middle at 0.
enum Shape {
    SPADE(
            "M0-46C6-31 40-13 40 12C40 26 30 33 20 33C13 33 7 30 4 25C5 34 9 40 16 44L16 46H-16V44"
                    + "C-9 40-5 34-4 25C-7 30-13 33-20 33C-30 33-40 26-40 12C-40-13-6-31 0-46Z"),
    HEART(
            "M0 46C-7 30-44 12-44-17C-44-34-32-44-19-44C-9-44-2-38 0-30C2-38 9-44 19-44C32-44 44-34"
                    + " 44-17C44 12 7 30 0 46Z"),
    DIAMOND("M0-48C9-30 21-14 37 0C21 14 9 30 0 48C-9 30-21 14-37 0C-21-14-9-30 0-48Z"),
    CLUB(
            "M4 18C5 32 9 40 16 44V46H-16V44C-9 40-5 32-4 18A20.5 20.5 0 1 1-14-12.5A20.5 20.5 0 1 1"
                    + " 14-12.5A20.5 20.5 0 1 1 4 18Z");

    private final String outline;

    Shape(String outline) {
        this.outline = outline;
    }

    static Shape of(Suit suit) {
        return switch (suit) {
            case SPADES -> SPADE;
            case HEARTS -> HEART;
            case DIAMONDS -> DIAMOND;
            case CLUBS -> CLUB;
        };
    }

    /// The outline about the given point, `size` high; turned round in the lower half of a card.
    String at(double x, double y, double size, boolean turned) {
        return String.format(
                Locale.ROOT,
                "<path transform=\"translate(%s %s)scale(%s%s)\" d=\"%s\"/>",
                number(x),
                number(y),
                turned ? "-" : "",
                number(size / 100),
                outline);
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.valueOf((long) value)
                : String.format(Locale.ROOT, "%.2f", value);
    }
}

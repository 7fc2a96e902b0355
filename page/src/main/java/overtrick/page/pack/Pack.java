package overtrick.page.pack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import overtrick.cards.Card;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// The pack of cards, drawn by ourselves: one sheet with a symbol for each card, which a browser
/// fetches once. A card takes its colour from where it lies (`currentColor`), so that four colours,
/// two, and more contrast are a matter of style.
///
/// A card is 100 wide and 142 high. Rank and suit fill the strip at its left edge, as wide as what
/// is seen of a card in a fan, and large enough for an arm's length.
public final class Pack {

    /// What a page says of a card's drawing.
    public static final String VIEW = "0 0 100 142";

    private static final double STRIP = 20;
    private static final double CAP = 40;
    private static final double WIDEST = 33;

    /// Where the pips stand: left, middle and right column, and the rows from the upper to the
    /// lower.
    private static final double LEFT = 51;

    private static final double MIDDLE = 68;
    private static final double RIGHT = 85;
    private static final double UPPER = 25;
    private static final double LOWER = 117;

    private static final Map<Character, Glyph> GLYPHS = glyphs();

    /// The outline of a sign of the index, 100 high.
    private record Glyph(double width, String outline) {}

    /// Where a pip stands.
    private record Pip(double x, double row) {}

    private Pack() {}

    /// The whole sheet.
    public static String sheet() {
        var sheet = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\">");
        for (var suit : Suit.values()) {
            for (var rank : Rank.values()) {
                sheet.append(symbol(new Card(suit, rank).code(), face(suit, rank)));
            }
        }
        for (var suit : Suit.values()) {
            sheet.append("<symbol id=\"%s\" viewBox=\"-50 -50 100 100\">".formatted(suit.letter()))
                    .append(Shape.of(suit).at(0, 0, 100, false))
                    .append("</symbol>");
        }
        return sheet.append(symbol("BJ", joker(true)))
                .append(symbol("LJ", joker(false)))
                .append(symbol("back", back()))
                .append("</svg>")
                .toString();
    }

    private static String symbol(String name, String content) {
        return "<symbol id=\"%s\" viewBox=\"%s\">%s</symbol>".formatted(name, VIEW, content);
    }

    private static String face(Suit suit, Rank rank) {
        return "<g fill=\"currentColor\">"
                + index(rank)
                + Shape.of(suit).at(STRIP, 72, 30, false)
                + middle(suit, rank)
                + "</g>";
    }

    private static String index(Rank rank) {
        return rank == Rank.TEN ? ten() : sign(rank.letter(), STRIP, 9, CAP, WIDEST);
    }

    /// A sign as high as said about the middle of the strip, as wide as its shape without a limit.
    private static String sign(char letter, double middle, double top, double high) {
        return sign(letter, middle, top, high, high * 2);
    }

    /// A sign as high as said, narrowed where it would be wider than allowed.
    private static String sign(char letter, double middle, double top, double high, double widest) {
        var glyph = Objects.requireNonNull(GLYPHS.get(letter));
        double wide = Math.min(high / 100, widest / glyph.width());
        return String.format(
                Locale.ROOT,
                "<path transform=\"translate(%.1f %.0f)scale(%.3f %.2f)\" d=\"%s\"/>",
                middle - glyph.width() * wide / 2,
                top,
                wide,
                high / 100,
                glyph.outline());
    }

    /// Two figures that read as one sign: narrow, and close together.
    private static String ten() {
        return sign('1', STRIP - 11.5, 9, CAP, 10.5) + sign('0', STRIP + 6, 9, CAP, 22);
    }

    private static String middle(Suit suit, Rank rank) {
        if (rank == Rank.ACE) {
            return Shape.of(suit).at(MIDDLE, 80, 58, false);
        }
        if (rank == Rank.KING || rank == Rank.QUEEN || rank == Rank.JACK) {
            return court(suit, rank);
        }
        var pips = new StringBuilder();
        for (var pip : pips(rank)) {
            pips.append(
                    Shape.of(suit)
                            .at(pip.x(), UPPER + pip.row() * (LOWER - UPPER), 23, pip.row() > 0.5));
        }
        return pips.toString();
    }

    private static List<Pip> pips(Rank rank) {
        double third = 1 / 3.0;
        double sixth = 1 / 6.0;
        var corners =
                List.of(new Pip(LEFT, 0), new Pip(RIGHT, 0), new Pip(LEFT, 1), new Pip(RIGHT, 1));
        var sides = List.of(new Pip(LEFT, 0.5), new Pip(RIGHT, 0.5));
        var thirds =
                List.of(
                        new Pip(LEFT, third),
                        new Pip(RIGHT, third),
                        new Pip(LEFT, 2 * third),
                        new Pip(RIGHT, 2 * third));
        return switch (rank) {
            case TWO -> List.of(new Pip(MIDDLE, 0), new Pip(MIDDLE, 1));
            case THREE -> List.of(new Pip(MIDDLE, 0), new Pip(MIDDLE, 0.5), new Pip(MIDDLE, 1));
            case FOUR -> corners;
            case FIVE -> with(corners, List.of(new Pip(MIDDLE, 0.5)));
            case SIX -> with(corners, sides);
            case SEVEN -> with(with(corners, sides), List.of(new Pip(MIDDLE, 0.25)));
            case EIGHT ->
                    with(
                            with(corners, sides),
                            List.of(new Pip(MIDDLE, 0.25), new Pip(MIDDLE, 0.75)));
            case NINE -> with(with(corners, thirds), List.of(new Pip(MIDDLE, 0.5)));
            case TEN ->
                    with(
                            with(corners, thirds),
                            List.of(new Pip(MIDDLE, sixth), new Pip(MIDDLE, 1 - sixth)));
            case JACK, QUEEN, KING, ACE -> throw new IllegalArgumentException("no pips: " + rank);
        };
    }

    private static <T> List<T> with(List<T> some, List<T> others) {
        return java.util.stream.Stream.concat(some.stream(), others.stream()).toList();
    }

    private static String court(Suit suit, Rank rank) {
        return panel(Shape.of(suit).at(8, 9, 13, false) + Court.half(rank));
    }

    /// A framed figure, once upright and once turned round.
    private static String panel(String half) {
        return "<rect x=\"37\" y=\"10\" width=\"58\" height=\"122\" rx=\"5\" fill=\"#fbf1dc\"/>"
                + "<g transform=\"translate(37 10)\">"
                + half
                + "</g>"
                + "<g transform=\"translate(95 132)rotate(180)\">"
                + half
                + "</g>"
                + "<path stroke=\"#33291c\" stroke-width=\".8\" d=\"M37 71H95\"/>"
                + "<rect x=\"37\" y=\"10\" width=\"58\" height=\"122\" rx=\"5\" fill=\"none\""
                + " stroke=\"currentColor\" stroke-width=\"1.200\"/>";
    }

    /// A teo of Bài Càn: a star as its index, filled for the big one, and a jester.
    private static String joker(boolean big) {
        String star =
                "<path transform=\"translate(%s 29)\" d=\"M0-19L5.600-6.500 19-5.500 8.700 3.300 12 16.500 0"
                                .formatted("20")
                        + " 9.300-12 16.500-8.700 3.300-19-5.500-5.600-6.500Z\"%s/>"
                                .formatted(
                                        big
                                                ? ""
                                                : " fill=\"none\" stroke=\"currentColor\" stroke-width=\"4\"");
        String letters = sign('T', 20, 58, 14) + sign('E', 20, 77, 14) + sign('O', 20, 96, 14);
        return "<g fill=\"currentColor\">" + star + letters + panel(Court.jester(big)) + "</g>";
    }

    /// A lattice of small lozenges in a frame.
    private static String back() {
        var lattice = new StringBuilder();
        for (int row = 0; row < 11; row++) {
            for (int column = 0; column < 7; column++) {
                if ((row + column) % 2 == 0) {
                    lattice.append(
                            "M%d %dl6 6 -6 6 -6-6z".formatted(14 + 12 * column, 5 + 12 * row));
                }
            }
        }
        return "<rect width=\"100\" height=\"142\" fill=\"#fffdf8\"/>"
                + "<rect x=\"5\" y=\"5\" width=\"90\" height=\"132\" rx=\"5\" fill=\"currentColor\"/>"
                + "<path fill=\"#fffdf8\" opacity=\".28\" d=\""
                + lattice
                + "\"/>"
                + "<rect x=\"9\" y=\"9\" width=\"82\" height=\"124\" rx=\"3\" fill=\"none\""
                + " stroke=\"#fffdf8\" stroke-width=\"1.500\"/>";
    }

    private static Map<Character, Glyph> glyphs() {
        var glyphs = new HashMap<Character, Glyph>();
        try (var ranks = Pack.class.getResourceAsStream("ranks.txt")) {
            for (String line : new String(ranks.readAllBytes(), UTF_8).lines().toList()) {
                if (!line.startsWith("#")) {
                    var parts = line.split(" ", 3);
                    glyphs.put(
                            parts[0].charAt(0), new Glyph(Double.parseDouble(parts[1]), parts[2]));
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return glyphs;
    }
}

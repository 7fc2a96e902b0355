package overtrick.members.look;

import java.util.regex.Pattern;

/// A colour of the screen, and how well it stands out.
///
/// @param red 0 to 255, as the others
public record Colour(int red, int green, int blue) {

    private static final Pattern FORM = Pattern.compile("#[0-9a-f]{6}");

    private static final int HEX = 16;
    private static final int STEPS = 100;
    private static final int WHITE = 255;

    /// The ground of pages, light and dark; that of the strong theme is black and needs less.
    static final Colour LIGHT_GROUND = parse("#f3efe6");

    static final Colour DARK_GROUND = parse("#191c1a");

    /// What shows something must stand out so much (WCAG 2.2, 1.4.11).
    public static final double ENOUGH = 3.0;

    /// Whether a text is a colour as it is kept: `#7a2e3a`.
    public static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    /// Reads `#7a2e3a`.
    public static Colour parse(String text) {
        if (!isOne(text)) {
            throw new IllegalArgumentException("not a colour like #7a2e3a: " + text);
        }
        return new Colour(part(text, 1), part(text, 3), part(text, 5));
    }

    private static int part(String text, int at) {
        return Integer.parseInt(text.substring(at, at + 2), HEX);
    }

    public String text() {
        return "#%02x%02x%02x".formatted(red, green, blue);
    }

    /// How much two stand out from each other, 1 to 21 (WCAG 2.2, contrast ratio).
    public double contrast(Colour other) {
        double one = luminance();
        double two = other.luminance();
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(int part) {
        double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    /// How much it stands out where it does so least: on light or on dark pages.
    public double least() {
        return Math.min(contrast(LIGHT_GROUND), contrast(DARK_GROUND));
    }

    /// Whether it can be told from light and from dark pages.
    public boolean isClear() {
        return least() >= ENOUGH;
    }

    /// The nearest that can be told from both: the same, mixed with as little black or white as
    /// does.
    public Colour cleared() {
        for (int step = 0; step <= STEPS; step++) {
            for (int aim : new int[] {0, WHITE}) {
                var mixed = mixed(aim, step / (double) STEPS);
                if (mixed.isClear()) {
                    return mixed;
                }
            }
        }
        throw new IllegalStateException("no grey stands out from both grounds");
    }

    private Colour mixed(int aim, double share) {
        return new Colour(
                mixed(red, aim, share), mixed(green, aim, share), mixed(blue, aim, share));
    }

    private static int mixed(int part, int aim, double share) {
        return (int) Math.round(part + (aim - part) * share);
    }
}

package overtrick.app.output;

/// Text in columns of a terminal, where a Han sign is as wide as two letters.
public final class Cells {

    private Cells() {}

    /// How many cells the text takes.
    public static int width(String text) {
        return text.codePoints().map(sign -> isWide(sign) ? 2 : 1).sum();
    }

    /// The text and what is left of its column, one blank at least.
    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(1, width - width(text)));
    }

    /// The text at the right edge of its column.
    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    private static boolean isWide(int sign) {
        boolean mark = sign >= 0x3000 && sign <= 0x303F; // 、。
        boolean fullWidth = sign >= 0xFF01 && sign <= 0xFF60; // ，：（）
        return Character.isIdeographic(sign) || mark || fullWidth;
    }
}

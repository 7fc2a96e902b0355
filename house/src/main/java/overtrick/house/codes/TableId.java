package overtrick.house.codes;

import java.util.random.RandomGenerator;

/// The code of a table: five letters and digits, easy to read aloud and to type.
public record TableId(String code) {

    /// Digits and capitals without 0, O, 1, I and L, which are easily taken for each other.
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

    private static final int LENGTH = 5;

    public TableId {
        if (!code.matches("[A-HJKMNP-Z2-9]{5}")) {
            throw new IllegalArgumentException("table code is not five letters or digits: " + code);
        }
    }

    public static TableId draw(RandomGenerator chance) {
        var code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(chance.nextInt(LETTERS.length())));
        }
        return new TableId(code.toString());
    }

    /// Whether a text, once in capitals, could be a table's code.
    public static boolean isCode(String text) {
        return text.matches("[A-HJKMNP-Z2-9]{5}");
    }

    @Override
    public String toString() {
        return code;
    }
}

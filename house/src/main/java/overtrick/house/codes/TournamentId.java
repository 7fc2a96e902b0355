package overtrick.house.codes;

import java.util.random.RandomGenerator;

/// The code of a tournament: six letters and digits, one more than a table's, easy to read aloud
/// and to type.
public record TournamentId(String code) {

    /// Digits and capitals without 0, O, 1, I and L, which are easily taken for each other.
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

    private static final int LENGTH = 6;

    public TournamentId {
        if (!isCode(code)) {
            throw new IllegalArgumentException("code is not six letters or digits: " + code);
        }
    }

    public static TournamentId draw(RandomGenerator chance) {
        var code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(chance.nextInt(LETTERS.length())));
        }
        return new TournamentId(code.toString());
    }

    /// Whether a text, once in capitals, could be a tournament's code.
    public static boolean isCode(String text) {
        return text.matches("[A-HJKMNP-Z2-9]{6}");
    }

    @Override
    public String toString() {
        return code;
    }
}

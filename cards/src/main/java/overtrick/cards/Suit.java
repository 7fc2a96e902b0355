package overtrick.cards;

/// The four suits, lowest first (Law 1).
public enum Suit {
    CLUBS('C', '♣'),
    DIAMONDS('D', '♦'),
    HEARTS('H', '♥'),
    SPADES('S', '♠');

    private final char letter;
    private final char symbol;

    Suit(char letter, char symbol) {
        this.letter = letter;
        this.symbol = symbol;
    }

    /// `C`, `D`, `H` or `S`.
    public char letter() {
        return letter;
    }

    /// The printed pip, such as `♠`.
    public char symbol() {
        return symbol;
    }

    /// Whether the suit counts thirty a trick (Law 77).
    public boolean isMajor() {
        return this == HEARTS || this == SPADES;
    }

    /// Reads a letter of either case, or a pip.
    ///
    /// @throws FormatException for any other character
    public static Suit parse(char text) {
        char wanted = Character.toUpperCase(text);
        for (var suit : values()) {
            if (suit.letter == wanted || suit.symbol == text) {
                return suit;
            }
        }
        throw new FormatException("suit is not S, H, D or C: " + text);
    }
}

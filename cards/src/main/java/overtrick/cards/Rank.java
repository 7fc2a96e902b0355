package overtrick.cards;

import java.util.List;

/// The thirteen ranks, lowest first (Law 1).
public enum Rank {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN,
    JACK,
    QUEEN,
    KING,
    ACE;

    private static final String LETTERS = "23456789TJQKA";
    private static final List<Rank> ALL = List.of(values());

    /// `2` to `9`, `T`, `J`, `Q`, `K` or `A`.
    public char letter() {
        return LETTERS.charAt(ordinal());
    }

    /// High-card points: four for an ace down to one for a jack.
    public int highCardPoints() {
        return Math.max(0, ordinal() - TEN.ordinal());
    }

    /// Whether this is one of the ranks `T` to `A`, the honours (Laws, Definitions).
    public boolean isHonour() {
        return ordinal() >= TEN.ordinal();
    }

    /// Whether this rank beats the other in one suit.
    public boolean beats(Rank other) {
        return compareTo(other) > 0;
    }

    /// Reads a letter of either case; only [Card#parse] reads `10`.
    ///
    /// @throws FormatException for any other character
    public static Rank parse(char text) {
        int at = LETTERS.indexOf(Character.toUpperCase(text));
        if (at < 0) {
            throw new FormatException("rank is not one of " + LETTERS + ": " + text);
        }
        return ALL.get(at);
    }
}

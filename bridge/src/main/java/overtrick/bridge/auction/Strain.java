package overtrick.bridge.auction;

import java.util.Locale;
import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

/// What a bid names beside the level: a trump suit or notrump (denomination in the Laws), lowest
/// first.
public enum Strain {
    CLUBS("C", "♣"),
    DIAMONDS("D", "♦"),
    HEARTS("H", "♥"),
    SPADES("S", "♠"),
    NOTRUMP("N", "NT");

    private final String code;
    private final String symbol;

    Strain(String code, String symbol) {
        this.code = code;
        this.symbol = symbol;
    }

    /// The strain in which this suit is trumps.
    public static Strain of(Suit suit) {
        return values()[suit.ordinal()];
    }

    /// The trump suit; empty at notrump.
    public Optional<Suit> trumps() {
        return this == NOTRUMP ? Optional.empty() : Optional.of(Suit.values()[ordinal()]);
    }

    /// `C`, `D`, `H`, `S` or `N`.
    public String code() {
        return code;
    }

    /// `♣`, `♦`, `♥`, `♠` or `NT`.
    public String symbol() {
        return symbol;
    }

    /// Reads a code, a pip or `NT`, in either case.
    ///
    /// @throws FormatException for any other text
    public static Strain parse(String text) {
        String wanted = text.toUpperCase(Locale.ROOT);
        for (var strain : values()) {
            if (strain.code.equals(wanted) || strain.symbol.equals(wanted)) {
                return strain;
            }
        }
        throw new FormatException("strain is not C, D, H, S or N: " + text);
    }
}

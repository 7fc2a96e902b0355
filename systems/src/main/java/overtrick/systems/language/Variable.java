package overtrick.systems.language;

import java.util.Optional;
import overtrick.cards.Suit;

/// A letter that stands for a suit in a system file. Different letters mean different suits.
public enum Variable {
    /// Hearts or spades.
    MAJOR("M"),
    /// The major that `M` is not.
    OTHER_MAJOR("OM"),
    /// Clubs or diamonds.
    MINOR("m"),
    /// The minor that `m` is not.
    OTHER_MINOR("om"),
    X("x"),
    Y("y"),
    Z("z"),
    /// The trumps agreed in this auction.
    TRUMPS("T");

    private final String letters;

    Variable(String letters) {
        this.letters = letters;
    }

    /// The letters that stand for it in a system file.
    public String letters() {
        return letters;
    }

    static Optional<Variable> parse(String text) {
        for (var variable : values()) {
            if (variable.letters.equals(text)) {
                return Optional.of(variable);
            }
        }
        return Optional.empty();
    }

    /// Whether this one is known as soon as the other is: the other major with the major.
    boolean followsFrom(Variable other) {
        return switch (this) {
            case MAJOR, OTHER_MAJOR -> other == MAJOR || other == OTHER_MAJOR;
            case MINOR, OTHER_MINOR -> other == MINOR || other == OTHER_MINOR;
            case X, Y, Z, TRUMPS -> other == this;
        };
    }

    boolean admits(Suit suit) {
        return switch (this) {
            case MAJOR, OTHER_MAJOR -> suit.isMajor();
            case MINOR, OTHER_MINOR -> !suit.isMajor();
            case X, Y, Z, TRUMPS -> true;
        };
    }
}

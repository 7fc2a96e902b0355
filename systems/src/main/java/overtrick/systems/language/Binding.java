package overtrick.systems.language;

import java.util.Optional;
import overtrick.cards.Suit;

/// Which suits the variables stand for in one auction.
///
/// @param bits three for each variable, in their order: 0 while it stands for nothing, else one
///   more than the suit's ordinal. Auctions are matched by the thousand.
record Binding(int bits) {

    static final Binding NONE = new Binding(0);

    private static final int WIDTH = 3;
    private static final int MASK = (1 << WIDTH) - 1;
    private static final Suit[] SUITS = Suit.values();
    private static final Variable[] VARIABLES = Variable.values();

    /// The suit of a variable; the other major and the other minor follow from the first.
    Optional<Suit> get(Variable variable) {
        int own = bits(variable);
        if (own != 0) {
            return Optional.of(SUITS[own - 1]);
        }
        return switch (variable) {
            case OTHER_MAJOR -> other(Variable.MAJOR);
            case OTHER_MINOR -> other(Variable.MINOR);
            case MAJOR -> other(Variable.OTHER_MAJOR);
            case MINOR -> other(Variable.OTHER_MINOR);
            case X, Y, Z, TRUMPS -> Optional.empty();
        };
    }

    private static int place(Variable variable) {
        return WIDTH * variable.ordinal();
    }

    private int bits(Variable variable) {
        return (bits >> place(variable)) & MASK;
    }

    private Optional<Suit> other(Variable variable) {
        int bound = bits(variable);
        return bound == 0 ? Optional.empty() : Optional.of(other(SUITS[bound - 1]));
    }

    /// With one more variable bound; empty when it stands for another suit already, does not admit
    /// this one, or another letter has it.
    Optional<Binding> with(Variable variable, Suit suit) {
        var bound = get(variable);
        if (bound.isPresent()) {
            return bound.get() == suit ? Optional.of(this) : Optional.empty();
        }
        if (!variable.admits(suit) || (variable != Variable.TRUMPS && isTaken(suit))) {
            return Optional.empty();
        }
        int more = (suit.ordinal() + 1) << place(variable);
        return Optional.of(new Binding(bits | more));
    }

    private boolean isTaken(Suit suit) {
        for (var variable : VARIABLES) {
            if (variable != Variable.TRUMPS && bits(variable) == suit.ordinal() + 1) {
                return true;
            }
        }
        return false;
    }

    private static Suit other(Suit suit) {
        return switch (suit) {
            case CLUBS -> Suit.DIAMONDS;
            case DIAMONDS -> Suit.CLUBS;
            case HEARTS -> Suit.SPADES;
            case SPADES -> Suit.HEARTS;
        };
    }
}

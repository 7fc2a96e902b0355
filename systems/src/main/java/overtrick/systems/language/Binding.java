package overtrick.systems.language;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Suit;

/// Which suits the variables stand for in one auction.
public record Binding(Map<Variable, Suit> suits) {

    public static final Binding NONE = new Binding(Map.of());

    public Binding {
        suits = Map.copyOf(suits);
    }

    /// The suit of a variable; the other major and the other minor follow from the first.
    Optional<Suit> get(Variable variable) {
        var own = Optional.ofNullable(suits.get(variable));
        return own.or(() ->
                switch (variable) {
                    case OTHER_MAJOR ->
                            Optional.ofNullable(suits.get(Variable.MAJOR)).map(Binding::other);
                    case OTHER_MINOR ->
                            Optional.ofNullable(suits.get(Variable.MINOR)).map(Binding::other);
                    case MAJOR ->
                            Optional.ofNullable(suits.get(Variable.OTHER_MAJOR))
                                    .map(Binding::other);
                    case MINOR ->
                            Optional.ofNullable(suits.get(Variable.OTHER_MINOR))
                                    .map(Binding::other);
                    case X, Y, Z, TRUMPS -> Optional.empty();
                });
    }

    /// With one more variable bound; empty when it stands for another suit already, does not admit
    /// this one, or another letter has it.
    Optional<Binding> with(Variable variable, Suit suit) {
        var bound = get(variable);
        if (bound.isPresent()) {
            return bound.filter(suit::equals).map(_ -> this);
        }
        boolean taken =
                suits.entrySet().stream()
                        .anyMatch(e -> e.getKey() != Variable.TRUMPS && e.getValue() == suit);
        if (!variable.admits(suit) || (taken && variable != Variable.TRUMPS)) {
            return Optional.empty();
        }
        var all = new EnumMap<Variable, Suit>(Variable.class);
        all.putAll(suits);
        all.put(variable, suit);
        return Optional.of(new Binding(all));
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

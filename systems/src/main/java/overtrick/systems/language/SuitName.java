package overtrick.systems.language;

import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

/// A suit in a system file: one of the four, or a variable.
sealed interface SuitName {

    record Named(Suit suit) implements SuitName {}

    record Lettered(Variable variable) implements SuitName {}

    /// @throws FormatException if the text is neither `C D H S` nor a variable
    static SuitName parse(String text) {
        return Variable.parse(text)
                .<SuitName>map(Lettered::new)
                .or(() -> named(text))
                .orElseThrow(() -> new FormatException("no suit, nor a letter for one: " + text));
    }

    private static Optional<SuitName> named(String text) {
        return text.length() == 1 && "CDHS".contains(text)
                ? Optional.of(new Named(Suit.parse(text.charAt(0))))
                : Optional.empty();
    }

    /// The suit; empty while the variable is not bound.
    default Optional<Suit> in(Binding binding) {
        return switch (this) {
            case Named(var suit) -> Optional.of(suit);
            case Lettered(var variable) -> binding.get(variable);
        };
    }
}

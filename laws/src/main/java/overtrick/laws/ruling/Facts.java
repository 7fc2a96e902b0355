package overtrick.laws.ruling;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.FormatException;

/// What is known of a case: facts that were found, and choices that players have made.
///
/// @param known one answer for each fact
public record Facts(Map<Fact, String> known) {

    public static final Facts NONE = new Facts(Map.of());

    public Facts {
        known.forEach((fact, answer) -> {
            if (!fact.answers().contains(answer)) {
                throw new FormatException(
                        "%s is %s, not %s"
                                .formatted(
                                        fact.code(), String.join(" or ", fact.answers()), answer));
            }
        });
        known = Map.copyOf(known);
    }

    /// One fact with its answer.
    public static Facts of(Fact fact, String answer) {
        return NONE.with(fact, answer);
    }

    /// The facts with one more, or with another answer.
    ///
    /// @throws FormatException if this is no answer to the fact's question
    public Facts with(Fact fact, String answer) {
        var more = new EnumMap<Fact, String>(Fact.class);
        more.putAll(known);
        more.put(fact, answer);
        return new Facts(more);
    }

    /// These facts, and where they are silent the others.
    public Facts or(Facts others) {
        var all = new EnumMap<Fact, String>(Fact.class);
        all.putAll(others.known);
        all.putAll(known);
        return new Facts(all);
    }

    /// The answer to a fact; empty when it is not known.
    public Optional<String> answer(Fact fact) {
        return Optional.ofNullable(known.get(fact));
    }

    /// The facts of which the answer is known.
    public Set<Fact> facts() {
        return known.keySet();
    }
}

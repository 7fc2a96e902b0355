package overtrick.club.duplicate;

import java.util.Optional;

/// Where a table's boards come from.
public sealed interface BoardPlan {

    /// Each board is dealt when it is needed, numbered from 1.
    record Dealt() implements BoardPlan {}

    /// A set of boards from a file, in its order.
    record FromSet(String set, String name) implements BoardPlan {}

    /// The set the boards come from; empty when they are dealt.
    default Optional<String> setId() {
        return this instanceof FromSet(var set, _) ? Optional.of(set) : Optional.empty();
    }
}

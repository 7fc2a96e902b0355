package overtrick.cards.rules;

import java.util.List;

/// The answer to a command: what now happens, or why nothing does.
///
/// @param <E> the game's events
public sealed interface Decision<E> {

    /// The command is lawful, and these events follow in their order.
    record Accepted<E>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// The command is not lawful, and nothing has happened.
    record Refused<E>(Refusal reason) implements Decision<E> {}

    /// Accepts a command from which one event follows.
    static <E> Decision<E> accept(E event) {
        return new Accepted<>(List.of(event));
    }

    /// Accepts a command from which two events follow.
    static <E> Decision<E> accept(E first, E second) {
        return new Accepted<>(List.of(first, second));
    }

    /// Accepts a command from which these events follow; none is allowed.
    static <E> Decision<E> accept(List<E> events) {
        return new Accepted<>(events);
    }

    /// Refuses a command for a reason that can be shown to whoever gave it.
    static <E> Decision<E> refuse(Refusal reason) {
        return new Refused<>(reason);
    }
}

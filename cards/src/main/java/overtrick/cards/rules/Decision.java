package overtrick.cards.rules;

import java.util.List;

/// The answer to a command: what now happens, or why nothing does.
///
/// @param <E> the game's events
public sealed interface Decision<E> {

    record Accepted<E>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused<E>(Refusal reason) implements Decision<E> {}

    static <E> Decision<E> accept(E event) {
        return new Accepted<>(List.of(event));
    }

    static <E> Decision<E> accept(E first, E second) {
        return new Accepted<>(List.of(first, second));
    }

    static <E> Decision<E> accept(List<E> events) {
        return new Accepted<>(events);
    }

    static <E> Decision<E> refuse(Refusal reason) {
        return new Refused<>(reason);
    }
}

package overtrick.cards.rules;

import java.util.List;

/// A game, or anything else with a state, as three pure and total functions. Hosting, storing,
/// replay, watching, robots and the conformance suite need nothing else.
///
/// @param <S> the state, an immutable value
/// @param <A> who acts and who looks, such as an [overtrick.cards.Party]
/// @param <C> the commands
/// @param <E> the events; a state is what its events make of it
/// @param <V> what one viewer may know
public interface Rules<S, A, C, E, V> {

    /// The state before the first event.
    S start();

    /// What follows from the command, or why it may not be; the state does not change.
    Decision<E> decide(S state, A actor, C command);

    /// The state after an event that [#decide] has accepted.
    S evolve(S state, E event);

    /// What this viewer may know, and nothing else.
    V view(S state, A viewer);

    /// Every command that [#decide] would accept from this actor now; where a command carries free
    /// text, one stands for all.
    List<C> offers(S state, A actor);

    /// The state after a command of somebody who knows that they may.
    ///
    /// @throws IllegalStateException when it is refused
    default S after(S state, A actor, C command) {
        return switch (decide(state, actor, command)) {
            case Decision.Accepted<E>(var events) -> {
                var next = state;
                for (var event : events) {
                    next = evolve(next, event);
                }
                yield next;
            }
            case Decision.Refused<E>(var reason) ->
                    throw new IllegalStateException(
                            "%s: %s is refused, %s".formatted(actor, command, reason));
        };
    }

    /// The state after all these events.
    default S replay(Iterable<E> events) {
        var state = start();
        for (var event : events) {
            state = evolve(state, event);
        }
        return state;
    }
}

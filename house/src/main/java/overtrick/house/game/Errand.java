package overtrick.house.game;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/// A task that the house does by itself after a delay, unless something happens in the game before.
///
/// @param what tells it from other errands of the same table
/// @param after how long to wait
/// @param command worked out when the time has come; empty when there is nothing to do after all
/// @param <C> the game's commands
public record Errand<C>(String what, Duration after, Supplier<Optional<C>> command) {}

package overtrick.house.game;

import java.util.List;
import java.util.Optional;

/// A robot at a game: what it does with what its seat may see.
///
/// @param <C> the game's commands
/// @param <V> the game's views
public interface Player<C, V> {

    /// The first good thing to do, found at once; empty when there is nothing it wants to do.
    Optional<C> atOnce(V view);

    /// Something better, which may take a while.
    ///
    /// @throws InterruptedException when it is no longer wanted
    default Optional<C> think(V view) throws InterruptedException {
        return atOnce(view);
    }

    /// All commands that its seat may send, the most harmless first. They are the fallback when
    /// everything else is refused, so that no table stands still.
    List<C> offers(V view);
}

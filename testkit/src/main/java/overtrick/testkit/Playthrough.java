package overtrick.testkit;

import java.util.List;

/// A random game that has passed [Conformance].
///
/// @param redeals how often another world was compared with the true one
public record Playthrough<S, E>(long seed, List<E> events, S end, int redeals) {

    public Playthrough {
        events = List.copyOf(events);
    }
}

package overtrick.page;

import java.util.List;

/// Checks at every address, before it is answered, whether the visitor may see it.
@FunctionalInterface
public interface Porter {

    /// The check that runs before a request to an address is answered.
    ///
    /// @param right what it takes to be answered there
    /// @param path with its places in braces
    Routes.Answer before(Right right, String path, Routes.Answer answer);

    /// What the club tells everybody now.
    default List<Bulletin> bulletins() {
        return List.of();
    }
}

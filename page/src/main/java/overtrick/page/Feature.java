package overtrick.page;

/// A part of the club's pages that stands by itself.
public interface Feature extends AutoCloseable {

    /// Adds the addresses that it answers.
    void addTo(Routes routes);

    /// Called when the server stops: whoever still waits must be released.
    @Override
    default void close() {}
}

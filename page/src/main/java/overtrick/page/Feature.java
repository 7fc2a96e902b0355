package overtrick.page;

/// A part of the club's pages that stands by itself.
public interface Feature extends AutoCloseable {

    /// Adds the addresses that it answers.
    void addTo(Routes routes);

    /// The server stops: nobody is to wait any longer.
    @Override
    default void close() {}
}

package overtrick.page;

/// A page and what is around it.
///
/// @param <P> what the page shows
public record Framed<P>(Frame frame, P page) {}

package overtrick.log.host;

/// A living thing after an event, whole or as somebody sees it.
///
/// @param number of that event; 0 before the first
public record Snapshot<S>(long number, S state) {}

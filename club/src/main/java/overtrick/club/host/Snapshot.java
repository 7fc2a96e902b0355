package overtrick.club.host;

/// The state of a living thing after an event.
///
/// @param number of that event; 0 before the first
public record Snapshot<S>(long number, S state) {}

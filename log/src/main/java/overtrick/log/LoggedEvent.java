package overtrick.log;

import java.time.Instant;

/// An event as the log keeps it.
///
/// @param number its place in the stream, from 1, without gaps
public record LoggedEvent(long number, Instant at, NewEvent event) {}

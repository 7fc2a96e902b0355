package overtrick.practice;

import java.time.Instant;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.History;

/// An exercise in somebody's notebook.
///
/// @param due when it comes back
public record Kept(Exercise exercise, Instant due, History history) {}

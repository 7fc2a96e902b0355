package overtrick.teaching.memory;

import java.time.Instant;

/// When somebody answered, and how it was.
public record Answer(Instant at, Mark mark) {}

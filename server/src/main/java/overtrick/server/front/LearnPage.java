package overtrick.server.front;

import java.util.List;
import overtrick.page.room.Door;

/// What can be learnt here.
///
/// @param lessons doors to it
public record LearnPage(List<Door> lessons) {}

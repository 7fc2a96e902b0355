/// Boards that are over, looked at again: compared, kept, explained, and the matches of robots.
@NullMarked
package overtrick.boards;

import org.jspecify.annotations.NullMarked;

/// The door of the club: the front page, the tables in play, preferences and names.
@NullMarked
package overtrick.server.front;

import org.jspecify.annotations.NullMarked;

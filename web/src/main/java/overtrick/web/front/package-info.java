/// The door of the club: the front page, the tables in play, preferences and names.
@NullMarked
package overtrick.web.front;

import org.jspecify.annotations.NullMarked;

/// Ratings of the whole club, worked out in the background.
@NullMarked
package overtrick.standing.rated;

import org.jspecify.annotations.NullMarked;

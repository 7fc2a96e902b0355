/// Boards from elsewhere that people look at here.
@NullMarked
package overtrick.club.look;

import org.jspecify.annotations.NullMarked;

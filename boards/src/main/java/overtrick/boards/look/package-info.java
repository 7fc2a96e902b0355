/// Boards from elsewhere that people look at here.
@NullMarked
package overtrick.boards.look;

import org.jspecify.annotations.NullMarked;

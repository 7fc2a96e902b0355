/// Everything that is played of Bài Càn in the club, as one thing.
@NullMarked
package overtrick.cantable.hall;

import org.jspecify.annotations.NullMarked;

/// Events of bridge from the first entry to the last ranking, as one thing.
@NullMarked
package overtrick.evening;

import org.jspecify.annotations.NullMarked;

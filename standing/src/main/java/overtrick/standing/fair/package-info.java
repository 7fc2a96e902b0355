/// What directors and officers may look into, each time with a reason that is kept.
@NullMarked
package overtrick.standing.fair;

import org.jspecify.annotations.NullMarked;

/// What one player sees of a play, what they know besides, and how the other cards may lie.
@NullMarked
package overtrick.teaching.problem.sight;

import org.jspecify.annotations.NullMarked;

/// Pages on which deals are verified.
@NullMarked
package overtrick.standing.page.proof;

import org.jspecify.annotations.NullMarked;

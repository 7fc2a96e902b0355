/// The pages of it.
@NullMarked
package overtrick.standing.page;

import org.jspecify.annotations.NullMarked;

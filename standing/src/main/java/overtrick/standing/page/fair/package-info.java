/// The pages of it.
@NullMarked
package overtrick.standing.page.fair;

import org.jspecify.annotations.NullMarked;

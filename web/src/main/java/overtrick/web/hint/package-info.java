/// Hints at the table: what a robot would do, and what a call would mean.
@NullMarked
package overtrick.web.hint;

import org.jspecify.annotations.NullMarked;

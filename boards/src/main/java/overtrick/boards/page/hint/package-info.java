/// Hints at the table: what a robot would do, and what a call would mean.
@NullMarked
package overtrick.boards.page.hint;

import org.jspecify.annotations.NullMarked;

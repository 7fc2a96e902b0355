/// Matches of an event as others watch them: all tables of one side by side.
@NullMarked
package overtrick.evening.page.watch;

import org.jspecify.annotations.NullMarked;

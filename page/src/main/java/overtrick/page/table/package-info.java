/// A table in the browser, whatever is played at it: its page, its event stream, seats and talk.
@NullMarked
package overtrick.page.table;

import org.jspecify.annotations.NullMarked;

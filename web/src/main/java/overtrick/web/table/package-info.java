/// The table in the browser: its page, its event stream, and what its buttons do.
@NullMarked
package overtrick.web.table;

import org.jspecify.annotations.NullMarked;

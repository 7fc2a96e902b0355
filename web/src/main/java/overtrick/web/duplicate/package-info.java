/// The table of duplicate in the browser: the regions of its page, what its buttons do, and what is
/// read aloud.
@NullMarked
package overtrick.web.duplicate;

import org.jspecify.annotations.NullMarked;

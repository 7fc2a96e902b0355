/// The table of duplicate in the browser: the regions of its page, what its buttons do, and what is
/// read aloud.
@NullMarked
package overtrick.bridgetable.page;

import org.jspecify.annotations.NullMarked;

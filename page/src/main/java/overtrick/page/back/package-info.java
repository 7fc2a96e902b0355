/// The back room: threads and a cache for pages and files that take long, so that nobody else waits
/// for them.
@NullMarked
package overtrick.page.back;

import org.jspecify.annotations.NullMarked;

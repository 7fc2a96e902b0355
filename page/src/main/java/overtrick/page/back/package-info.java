/// The back room: where is made what takes long, so that nobody else waits for it.
@NullMarked
package overtrick.page.back;

import org.jspecify.annotations.NullMarked;

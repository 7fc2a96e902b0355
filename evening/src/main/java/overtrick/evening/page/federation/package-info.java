/// What an event is reported to a federation by: one folder, and what is still missing in it.
@NullMarked
package overtrick.evening.page.federation;

import org.jspecify.annotations.NullMarked;

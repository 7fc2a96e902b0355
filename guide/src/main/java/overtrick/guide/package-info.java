/// The room of guides: what people read before they play, direct, teach or run a club.
@NullMarked
package overtrick.guide;

import org.jspecify.annotations.NullMarked;

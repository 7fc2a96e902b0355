/// Boards from whatever somebody pastes: PBN, LIN, a link of a viewer, or just the hands.
@NullMarked
package overtrick.formats.any;

import org.jspecify.annotations.NullMarked;

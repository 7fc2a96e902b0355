/// Time at the table: what a board and its players have taken, by the instants of what happened,
/// and the pause after a jump.
@NullMarked
package overtrick.bridgetable.clock;

import org.jspecify.annotations.NullMarked;

/// The house that all rooms of a club share, and what each room is to it.
@NullMarked
package overtrick.house;

import org.jspecify.annotations.NullMarked;

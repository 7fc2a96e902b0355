/// The house that all rooms of a club share, and what each room is to it.
@NullMarked
package overtrick.club.house;

import org.jspecify.annotations.NullMarked;

/// How strong people are, worked out from the boards of all rooms, and who may see it.
@NullMarked
package overtrick.standing;

import org.jspecify.annotations.NullMarked;

/// What rooms tell of the boards that several tables have played, and of who sat there.
@NullMarked
package overtrick.house.compared;

import org.jspecify.annotations.NullMarked;

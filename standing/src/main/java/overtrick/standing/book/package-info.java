/// What people and officers have said about it, as living things: their log is the trail.
@NullMarked
package overtrick.standing.book;

import org.jspecify.annotations.NullMarked;

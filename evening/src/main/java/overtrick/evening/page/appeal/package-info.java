/// Appeals against rulings: what was asked for, what was decided, and the form on paper (Laws 92
/// and 93).
@NullMarked
package overtrick.evening.page.appeal;

import org.jspecify.annotations.NullMarked;

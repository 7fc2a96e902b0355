/// The pages of contests of duplicate Bài Càn, and of leagues.
@NullMarked
package overtrick.web.can.contest;

import org.jspecify.annotations.NullMarked;

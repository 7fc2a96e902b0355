/// The pages of contests of duplicate Bài Càn, and of leagues.
@NullMarked
package overtrick.cantable.page.contest;

import org.jspecify.annotations.NullMarked;

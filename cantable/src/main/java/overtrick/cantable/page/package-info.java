/// Bài Càn in the browser: the page of a table, its doors, the records of matches.
@NullMarked
package overtrick.cantable.page;

import org.jspecify.annotations.NullMarked;

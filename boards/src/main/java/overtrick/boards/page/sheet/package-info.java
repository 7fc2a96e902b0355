/// Paper: the score sheet of a table's session, and empty sheets and slips to write on.
@NullMarked
package overtrick.boards.page.sheet;

import org.jspecify.annotations.NullMarked;

/// What boards have cost: which card or contract most, and who lost what from board to board.
@NullMarked
package overtrick.boards.page.cost;

import org.jspecify.annotations.NullMarked;

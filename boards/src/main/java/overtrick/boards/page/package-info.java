/// Boards that are over: the deal, the auction, the score, and whose boards they were.
@NullMarked
package overtrick.boards.page;

import org.jspecify.annotations.NullMarked;

/// Boards that are over: the deal, the auction, the score, and whose boards they were.
@NullMarked
package overtrick.web.board;

import org.jspecify.annotations.NullMarked;

/// The boards somebody has played: looked through, added up, taken home.
@NullMarked
package overtrick.boards.page.mine;

import org.jspecify.annotations.NullMarked;

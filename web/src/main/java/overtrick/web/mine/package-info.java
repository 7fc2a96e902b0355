/// The boards somebody has played: looked through, added up, taken home.
@NullMarked
package overtrick.web.mine;

import org.jspecify.annotations.NullMarked;

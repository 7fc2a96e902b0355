/// The page of odds: from which chance on a bid pays, how suits break, and a hand counted in old
/// ways and new.
@NullMarked
package overtrick.library.odds;

import org.jspecify.annotations.NullMarked;

/// The cards of bidding systems: what a side tells its opponents before play.
@NullMarked
package overtrick.library.card;

import org.jspecify.annotations.NullMarked;

/// The cards of bidding systems: what a side tells its opponents before play.
@NullMarked
package overtrick.web.card;

import org.jspecify.annotations.NullMarked;

/// The pages of the club: what every page has in common, and the server that sends them.
@NullMarked
package overtrick.page;

import org.jspecify.annotations.NullMarked;

/// The server that sends the pages: what is done with every request before and after a feature has
/// answered it.
@NullMarked
package overtrick.page.server;

import org.jspecify.annotations.NullMarked;

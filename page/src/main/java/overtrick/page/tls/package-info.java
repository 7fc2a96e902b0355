/// Lines that nobody listens in on: the club's certificate, its key, and their renewal.
@NullMarked
package overtrick.page.tls;

import org.jspecify.annotations.NullMarked;

/// Scripts are run: where deals come from, which fit, and what is counted and printed.
@NullMarked
package overtrick.dealing.run;

import org.jspecify.annotations.NullMarked;

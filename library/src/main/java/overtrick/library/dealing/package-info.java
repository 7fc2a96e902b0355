/// Deals that fit a script: a text is run in the background, with its counts while it runs.
@NullMarked
package overtrick.library.dealing;

import org.jspecify.annotations.NullMarked;

/// Deals boards, by chance alone or by a script.
@NullMarked
package overtrick.app.deal;

import org.jspecify.annotations.NullMarked;

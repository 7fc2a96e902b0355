/// Who may come in, and how often: limits for every visitor and address, the names the club is
/// served under, the proxies it believes. Knows nothing of pages.
@NullMarked
package overtrick.page.door;

import org.jspecify.annotations.NullMarked;

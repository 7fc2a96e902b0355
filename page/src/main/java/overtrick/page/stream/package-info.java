/// Pages that stay up to date by themselves: whatever lives is looked at with each viewer's eyes,
/// and the regions that have changed are rendered once for all who see the same, and sent.
@NullMarked
package overtrick.page.stream;

import org.jspecify.annotations.NullMarked;

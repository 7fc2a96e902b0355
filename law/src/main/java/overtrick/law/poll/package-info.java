/// Logical alternatives by a poll: the director puts a hand and an auction, robots answer in the
/// background and players on their telephones, who do not know whose hand it was.
@NullMarked
package overtrick.law.poll;

import org.jspecify.annotations.NullMarked;

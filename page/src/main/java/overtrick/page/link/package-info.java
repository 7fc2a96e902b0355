/// Links that people in the same room can follow, and their pictures for telephones.
@NullMarked
package overtrick.page.link;

import org.jspecify.annotations.NullMarked;

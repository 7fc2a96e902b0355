/// Files that people bring, whatever they are: what was found in them, and what can be done with
/// it.
@NullMarked
package overtrick.server.brought;

import org.jspecify.annotations.NullMarked;

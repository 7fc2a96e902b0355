/// The language: scripts are read into trees, and what is wrong is told with its place.
@NullMarked
package overtrick.dealing.script;

import org.jspecify.annotations.NullMarked;

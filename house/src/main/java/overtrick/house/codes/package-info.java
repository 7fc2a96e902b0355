/// Codes that people read aloud and type: of a table, of an event.
@NullMarked
package overtrick.house.codes;

import org.jspecify.annotations.NullMarked;

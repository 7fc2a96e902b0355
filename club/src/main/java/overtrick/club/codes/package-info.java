/// Codes that people read aloud and type: of a table, of an event.
@NullMarked
package overtrick.club.codes;

import org.jspecify.annotations.NullMarked;

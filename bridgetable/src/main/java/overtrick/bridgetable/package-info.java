/// The tables of bridge as one thing: what every kind of bridge in the club stands on.
@NullMarked
package overtrick.bridgetable;

import org.jspecify.annotations.NullMarked;

/// What can be wanted at a table of any game: how well its robots play, and what is shown there.
@NullMarked
package overtrick.house.terms;

import org.jspecify.annotations.NullMarked;

/// Problems of the play: made from a number, proved by the solver, played card by card.
@NullMarked
package overtrick.teaching.problem;

import org.jspecify.annotations.NullMarked;

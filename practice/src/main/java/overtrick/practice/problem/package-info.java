/// Problems of the play as visitors see them: planned, played card by card, explained.
@NullMarked
package overtrick.practice.problem;

import org.jspecify.annotations.NullMarked;

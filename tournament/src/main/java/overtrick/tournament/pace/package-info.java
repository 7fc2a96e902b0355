/// When rounds begin by themselves.
@NullMarked
package overtrick.tournament.pace;

import org.jspecify.annotations.NullMarked;

/// Bài Càn as it is learnt: a course of small tasks, whole deals with a reason for each card, and
/// the point at which a deal that was lost could still be saved. Everything is judged by the rules
/// of the game themselves, and by the solver of open cards.
@NullMarked
package overtrick.teaching.can;

import org.jspecify.annotations.NullMarked;

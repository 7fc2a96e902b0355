/// Lessons of Bài Càn: positions in which one thing is to be done, judged by the rules themselves.
@NullMarked
package overtrick.cantable.page.learn;

import org.jspecify.annotations.NullMarked;

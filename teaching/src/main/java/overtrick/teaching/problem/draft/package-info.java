/// How problems of each theme begin, before anything is proved.
@NullMarked
package overtrick.teaching.problem.draft;

import org.jspecify.annotations.NullMarked;

/// Several programs that serve one club, by Apache Pekko: who is there, who minds what, and what
/// they tell each other. What is true stands in the store, and the fence is the store's.
@NullMarked
package overtrick.cluster;

import org.jspecify.annotations.NullMarked;

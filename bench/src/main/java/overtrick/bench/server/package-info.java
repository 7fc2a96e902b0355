/// The whole program in a process of its own, under load and in trouble.
@NullMarked
package overtrick.bench.server;

import org.jspecify.annotations.NullMarked;

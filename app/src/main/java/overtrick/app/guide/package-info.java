/// The guides on the command line.
@NullMarked
package overtrick.app.guide;

import org.jspecify.annotations.NullMarked;

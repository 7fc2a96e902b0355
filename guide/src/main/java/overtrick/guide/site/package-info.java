/// The guides as a site of files that any web server can show.
@NullMarked
package overtrick.guide.site;

import org.jspecify.annotations.NullMarked;

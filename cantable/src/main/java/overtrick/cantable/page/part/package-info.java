/// The table of Bài Càn in the browser, part by part: what each shows of what the viewer may know.
@NullMarked
package overtrick.cantable.page.part;

import org.jspecify.annotations.NullMarked;

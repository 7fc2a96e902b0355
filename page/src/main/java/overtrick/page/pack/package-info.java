/// The pack of cards as pages show it, drawn by ourselves.
@NullMarked
package overtrick.page.pack;

import org.jspecify.annotations.NullMarked;

/// A library of one shelf: how bridge came about, a page for each of its games, and each of them to
/// be played.
@NullMarked
package overtrick.library;

import org.jspecify.annotations.NullMarked;

/// Tables of Bài Càn that are shown side by side to those who look on.
@NullMarked
package overtrick.cantable.page.beside;

import org.jspecify.annotations.NullMarked;

/// Tables of one match, shown side by side to those who look on.
@NullMarked
package overtrick.bridgetable.page.beside;

import org.jspecify.annotations.NullMarked;

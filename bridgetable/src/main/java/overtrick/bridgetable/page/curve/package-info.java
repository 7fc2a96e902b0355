/// Pictures of numbers, each with its words, its table and its files.
@NullMarked
package overtrick.bridgetable.page.curve;

import org.jspecify.annotations.NullMarked;

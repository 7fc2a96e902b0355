/// The words of Bài Càn on its pages: cards, hands, results, and what points come to.
@NullMarked
package overtrick.cantable.page.words;

import org.jspecify.annotations.NullMarked;

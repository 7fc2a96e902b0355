/// The guides as texts: which there are, read from Markdown, searched.
@NullMarked
package overtrick.guide.book;

import org.jspecify.annotations.NullMarked;

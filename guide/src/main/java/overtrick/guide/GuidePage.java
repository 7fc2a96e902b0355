package overtrick.guide;

import overtrick.guide.book.Chapter;
import overtrick.page.Words;

/// One guide.
public record GuidePage(Words words, Chapter chapter) {

    /// Whether it is told in another language than that of the page.
    public boolean isForeign() {
        return !chapter.language().equals(words.locale());
    }

    /// The language of its text, for its `lang`.
    public String language() {
        return Words.in(chapter.language()).code();
    }
}

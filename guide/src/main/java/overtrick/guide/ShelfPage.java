package overtrick.guide;

import java.util.List;
import overtrick.guide.book.Book;
import overtrick.guide.book.Chapter;
import overtrick.guide.book.Found;
import overtrick.guide.book.Guide;
import overtrick.guide.book.Links;
import overtrick.page.Words;

/// All guides, or what was found in them.
///
/// @param asked for; empty when nothing was
public record ShelfPage(Book book, String asked, List<Found> found) {

    public ShelfPage {
        found = List.copyOf(found);
    }

    public Words words() {
        return book.words();
    }

    public List<Guide.Shelf> shelves() {
        return List.of(Guide.Shelf.values());
    }

    public Chapter chapter(Guide guide) {
        return book.chapter(guide);
    }

    /// How many places were found, as a sentence.
    public String count() {
        return found.isEmpty()
                ? words().get("guides.nothing", asked)
                : words().count("guides.found", found.size());
    }

    public String href(Found one) {
        return Links.IN_THE_CLUB.to(one.section().guide(), one.section().anchor());
    }

    /// The language in which a guide is told, for its `lang`.
    public String language(Chapter chapter) {
        return Words.in(chapter.language()).code();
    }

    public String language(Found one) {
        return language(chapter(one.section().guide()));
    }
}

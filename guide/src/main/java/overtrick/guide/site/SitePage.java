package overtrick.guide.site;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.guide.book.Book;
import overtrick.guide.book.Chapter;
import overtrick.guide.book.Guide;
import overtrick.page.Words;

/// A page of the site: a guide, or the shelf of all of them.
///
/// @param chapter the guide; empty on the shelf
public record SitePage(Book book, Optional<Chapter> chapter) {

    public Words words() {
        return book.words();
    }

    public String title() {
        return chapter.map(Chapter::title).orElseGet(() -> words().get("guides.title"));
    }

    /// The language of what stands below the title.
    public String language() {
        return chapter.map(this::language).orElse(words().code());
    }

    /// The language in which a guide on the shelf is told.
    public String language(Chapter one) {
        return Words.in(one.language()).code();
    }

    public boolean isForeign() {
        return chapter.filter(one -> !one.language().equals(words().locale())).isPresent();
    }

    /// The name of its file, the same in every language.
    public String file() {
        return file(chapter);
    }

    static String file(Optional<Chapter> chapter) {
        return chapter.map(one -> one.guide().code()).orElse("index") + ".html";
    }

    public List<Guide.Shelf> shelves() {
        return List.of(Guide.Shelf.values());
    }

    public Chapter chapter(Guide guide) {
        return book.chapter(guide);
    }

    public List<Locale> languages() {
        return Words.LANGUAGES;
    }

    /// The folder of a language, and the name of the language in itself.
    public String folder(Locale language) {
        return language.getLanguage();
    }

    public String name(Locale language) {
        return Words.name(language);
    }
}

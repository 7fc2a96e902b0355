package overtrick.guide.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.guide.book.Book;
import overtrick.guide.book.Chapter;
import overtrick.guide.book.Guide;
import overtrick.guide.book.Links;
import overtrick.guide.book.Section;
import overtrick.house.json.Json;
import overtrick.page.FullWidth;
import overtrick.page.Pages;
import overtrick.page.Words;

/// All guides in all languages as files: `en/player.html` and so on, with a search that runs in the
/// browser and asks no server, also where the files are opened from a disk.
public final class GuideSite {

    /// What a search in the browser looks through.
    ///
    /// @param foreign whether it is told in another language than the pages around it
    private record Entry(String file, String guide, String heading, String text, boolean foreign) {}

    private final Set<String> pictures;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private GuideSite(Set<String> pictures) {
        this.pictures = Set.copyOf(pictures);
    }

    /// The files by their paths, without the pictures, which are copied beside them.
    ///
    /// @param pictures which pictures there are, such as `images/board.png`
    public static SortedMap<String, byte[]> files(Set<String> pictures) {
        var site = new GuideSite(pictures);
        Words.LANGUAGES.forEach(language -> site.add(Words.in(language)));
        site.files.put("index.html", site.door());
        for (String file : Set.of("site.css", "search.js")) {
            site.files.put(file, resource(file));
        }
        return site.files;
    }

    private void add(Words words) {
        String folder = words.locale().getLanguage() + "/";
        var book = Book.with(words, new Beside());
        put(folder, new SitePage(book, Optional.empty()));
        book.chapters().forEach(chapter -> put(folder, new SitePage(book, Optional.of(chapter))));
        var entries =
                book.chapters().stream()
                        .flatMap(chapter ->
                                chapter.sections().stream().map(one -> entry(chapter, one, words)))
                        .toList();
        files.put(folder + "entries.js", script(entries));
    }

    /// A script and no list to be fetched: a page that is opened from a disk may fetch nothing.
    private static byte[] script(List<Entry> entries) {
        return ("globalThis.guideEntries = " + Json.MAPPER.writeValueAsString(entries) + ";\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private void put(String folder, SitePage page) {
        files.put(
                folder + page.file(),
                FullWidth.set(Pages.render("guide/site", page), page.words()));
    }

    private static Entry entry(Chapter chapter, Section section, Words words) {
        String anchor = section.anchor().isEmpty() ? "" : "#" + section.anchor();
        return new Entry(
                SitePage.file(Optional.of(chapter)) + anchor,
                chapter.title(),
                section.heading(),
                section.text(),
                !chapter.language().equals(words.locale()));
    }

    /// The door: leads to the language of the browser, and has a link to each.
    private byte[] door() {
        var book = Book.with(Words.in(Words.LANGUAGES.getFirst()), new Beside());
        return Pages.render("guide/door", new SitePage(book, Optional.empty()));
    }

    private static byte[] resource(String name) {
        try (var stream = GuideSite.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(stream, name).readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Links to files that lie beside each other. Pages of a club are nowhere on a site.
    private final class Beside implements Links {

        @Override
        public String to(Guide guide, String anchor) {
            return guide.code() + ".html" + (anchor.isEmpty() ? "" : "#" + anchor);
        }

        @Override
        public Optional<String> page(String path) {
            return Optional.empty();
        }

        @Override
        public Optional<String> picture(String path) {
            return pictures.contains(path) ? Optional.of("../" + path) : Optional.empty();
        }
    }
}

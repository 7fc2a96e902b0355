package overtrick.page.stream;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import overtrick.house.table.Member;
import overtrick.page.Words;

/// One open page, as its screen knows it: what it shows and how it is reached. Used by one thread
/// at a time, that of the screen.
final class Reader<V, P> {

    private final Member.Person viewer;
    private final Words words;
    private final Line line;
    private long known;
    private @Nullable Picture<V, P> shown;

    /// @param known the last event that the page shows already; -1 when it shows nothing
    Reader(Member.Person viewer, Words words, Line line, long known) {
        this.viewer = viewer;
        this.words = words;
        this.line = line;
        this.known = known;
    }

    Member.Person viewer() {
        return viewer;
    }

    Words words() {
        return words;
    }

    Line line() {
        return line;
    }

    /// Empty before the first look.
    Optional<Picture<V, P>> shown() {
        return Optional.ofNullable(shown);
    }

    /// The last event that the page shows.
    long known() {
        return known;
    }

    void show(Picture<V, P> picture) {
        shown = picture;
        known = picture.goesBack() ? picture.number() : Math.max(known, picture.number());
    }
}

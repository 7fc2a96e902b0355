package overtrick.library;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// The page of one game.
public record StoryPage(Words words, Story story) {

    public String title() {
        return words.get("lib.title." + story.code());
    }

    public String when() {
        return words.get("lib.when." + story.code());
    }

    /// Its story, told in a few paragraphs.
    public List<String> paragraphs() {
        return List.of(words.get("lib.story." + story.code()).split("\\|"));
    }

    public List<ScoringTable> tables() {
        return story.tables(words);
    }

    /// The game that came before; empty for the first.
    public Optional<Story> before() {
        return neighbour(-1);
    }

    /// The game that came next; empty for the last.
    public Optional<Story> after() {
        return neighbour(1);
    }

    private Optional<Story> neighbour(int step) {
        int at = story.ordinal() + step;
        var all = Story.values();
        return at >= 0 && at < all.length ? Optional.of(all[at]) : Optional.empty();
    }

    public String title(Story other) {
        return words.get("lib.title." + other.code());
    }
}

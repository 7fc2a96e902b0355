package overtrick.library;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// The page of one room of the museum.
public record ExhibitPage(Words words, Exhibit exhibit) {

    /// One thing to look at, in words.
    ///
    /// @param when year or years; empty where none is known
    /// @param plays the game that a table of it starts; empty for Bài Càn
    public record Shown(
            String code,
            String drawing,
            String when,
            String title,
            String text,
            Optional<Story> plays) {}

    public String title() {
        return words.get("lib.room." + exhibit.code());
    }

    public String lead() {
        return words.get("lib.room." + exhibit.code() + ".lead");
    }

    public List<Shown> shown() {
        return exhibit.items().stream().map(this::shown).toList();
    }

    /// Words of an item are its year, its name and its text, with bars between.
    private Shown shown(Exhibit.Item item) {
        var parts = words.get("lib.room." + exhibit.code() + "." + item.code()).split("\\|", -1);
        return new Shown(
                item.code(),
                item.drawing(),
                parts[0].strip(),
                parts[1].strip(),
                parts[2].strip(),
                item.plays());
    }

    /// The name of the game that a table starts.
    public String game(Shown shown) {
        return shown.plays()
                .map(story -> words.get("lib.title." + story.code()))
                .orElseGet(() -> words.get("lib.can"));
    }

    /// Whether the family tree hangs here.
    public boolean hasTree() {
        return exhibit == Exhibit.RULES;
    }

    public FamilyTree tree() {
        return new FamilyTree(words);
    }

    /// The other rooms.
    public List<Exhibit> others() {
        return List.of(Exhibit.values()).stream().filter(one -> one != exhibit).toList();
    }

    public String title(Exhibit other) {
        return words.get("lib.room." + other.code());
    }
}

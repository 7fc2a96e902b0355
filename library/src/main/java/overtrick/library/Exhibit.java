package overtrick.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A room of the museum beside the shelf: people, places, bodies and contests, how each rule grew
/// out of the one before, and Bài Càn. One thing more is one more item here, with its words.
public enum Exhibit {
    NAME(
            "bridge",
            item("istanbul", "bridge", Story.BRIDGE_WHIST),
            item("leicester", "door", Story.BRIDGE_WHIST),
            item("biritch", "book", Story.BRIDGE_WHIST)),
    RULES(
            "sheet",
            item("six", "tricks", Story.WHIST),
            item("open", "table", Story.DUMMY_WHIST),
            item("named", "trump", Story.BRIDGE_WHIST),
            item("bid", "steps", Story.AUCTION),
            item("ceiling", "ceiling", Story.PLAFOND),
            item("vulnerable", "flag", Story.CONTRACT),
            item("figures", "sheet", Story.RUBBER),
            item("same", "boards", Story.DUPLICATE)),
    PEOPLE(
            "table",
            item("hoyle", "book", Story.WHIST),
            item("jones", "boards", Story.DUPLICATE),
            item("vanderbilt", "ship", Story.CONTRACT),
            item("culbertson", "sheet", Story.RUBBER),
            item("goren", "count", Story.DUPLICATE),
            item("wei", "club", Story.DUPLICATE)),
    ORGANISATIONS(
            "globe",
            item("portland", "book", Story.BRIDGE_WHIST),
            item("league", "boards", Story.WHIST),
            item("america", "globe", Story.DUPLICATE),
            item("europe", "globe", Story.DUPLICATE),
            item("world", "globe", Story.DUPLICATE)),
    CHAMPIONSHIPS(
            "cup",
            item("vanderbilt-cup", "cup", Story.DUPLICATE),
            item("battle", "sheet", Story.RUBBER),
            item("budapest", "cup", Story.DUPLICATE),
            item("bermuda", "cup", Story.DUPLICATE),
            item("olympiad", "cup", Story.DUPLICATE),
            item("venice", "cup", Story.DUPLICATE)),
    BAI_CAN(
            "goal",
            can("pack", "jokers"),
            can("promise", "steps"),
            can("burial", "trump"),
            can("tribute", "gift"),
            can("goals", "goal"));

    /// One thing to look at.
    ///
    /// @param code the last part of its words' keys
    /// @param drawing its picture
    /// @param plays the game that a table of it starts; empty for Bài Càn
    record Item(String code, String drawing, Optional<Story> plays) {}

    private final String drawing;
    private final List<Item> items;

    Exhibit(String drawing, Item... items) {
        this.drawing = drawing;
        this.items = List.of(items);
    }

    private static Item item(String code, String drawing, Story plays) {
        return new Item(code, drawing, Optional.of(plays));
    }

    private static Item can(String code, String drawing) {
        return new Item(code, drawing, Optional.empty());
    }

    /// The word for it in addresses and keys, such as `bai-can`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The picture over its door.
    public String drawing() {
        return drawing;
    }

    List<Item> items() {
        return items;
    }

    static Optional<Exhibit> of(String code) {
        return Stream.of(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}

package overtrick.web.table;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import overtrick.cards.Seat;
import overtrick.web.Html;
import overtrick.web.Pages;

/// A part of the table page that is sent anew when it has changed: one element with an id.
record Region(BiConsumer<TablePage, Html> writer) {

    /// All of them, in the order of the page.
    static final List<Region> ALL = all();

    private static List<Region> all() {
        var parts =
                Stream.of(
                        "board", "turn", "trick", "verdict", "auction", "box", "asks", "deeds",
                        "chat");
        var places = Stream.of(Seat.values()).map(Region::place);
        return Stream.concat(parts.map(Region::part), places).toList();
    }

    private static Region part(String name) {
        return new Region((page, sheet) -> Pages.write("table/" + name, page.values(), sheet));
    }

    private static Region place(Seat seat) {
        return new Region((page, sheet) ->
                Pages.write("table/place", Map.of("page", page, "seat", seat), sheet));
    }

    void write(TablePage page, Html sheet) {
        writer.accept(page, sheet);
    }
}

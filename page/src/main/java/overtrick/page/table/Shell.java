package overtrick.page.table;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import overtrick.page.Frame;
import overtrick.page.Words;

/// The page of a table as it comes first: what every table has, around the parts of its game.
///
/// @param notice a sentence about what was asked for last; may be empty
/// @param guided whether somebody new is shown around
/// @param <P> what the game shows
public record Shell<P extends GamePages.Page>(Frame frame, P page, String notice, boolean guided) {

    public Seating seating() {
        return page.seating();
    }

    public Words words() {
        return seating().words();
    }

    /// What is done at every table and is no move of its game, as the last parts of addresses: it
    /// is not kept when the line breaks.
    public String manners() {
        return Arrays.stream(TableDeed.values()).map(TableDeed::path).collect(joining(" "));
    }

    /// What is said when the page fills a screen for the whole room; empty for those who play.
    public String large() {
        return seating().isSeated() ? "" : words().get("large.shown");
    }

    public String code() {
        return seating().id().code();
    }
}

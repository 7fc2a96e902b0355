package overtrick.web.table;

import overtrick.web.Frame;
import overtrick.web.Words;

/// The page of a table around the parts of its game.
///
/// @param notice a sentence about what was asked for last; may be empty
public record Shell(Frame frame, Seating seating, String notice) {

    public Words words() {
        return seating.words();
    }

    public String code() {
        return seating.id().code();
    }
}

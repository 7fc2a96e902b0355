package overtrick.evening.page.console;

import overtrick.evening.tournament.Format;
import overtrick.page.Words;

/// The ways from the console to everything else. What needs people at their places is not offered
/// before they have them.
///
/// @param seated whether people have places
/// @param online whether some of the field plays in the program
/// @param room whether some of it plays in the room
public record DeskPart(
        Words words, String path, Format format, boolean seated, boolean online, boolean room) {

    /// Whether something that went wrong can be mended here.
    public boolean hasMishaps() {
        return seated && format == Format.PAIRS;
    }

    /// Whether who comes late is let in on a page of their own.
    public boolean admitsLate() {
        return seated && format.admitsLate();
    }

    /// Whether rounds are drawn.
    public boolean isDrawn() {
        return seated && format.isDrawn();
    }

    /// What those are called who enter.
    public String contestants() {
        return format.contestants().name();
    }
}

package overtrick.evening.page.console;

import java.util.Set;
import overtrick.evening.tournament.Format;
import overtrick.page.Right;
import overtrick.page.Words;

/// The ways from the console to everything else. What needs people at their places is not offered
/// before they have them.
///
/// @param seated whether people have places
/// @param online whether some of the field plays in the program
/// @param room whether some of it plays in the room
/// @param rights of who sees it
public record DeskPart(
        Words words,
        String path,
        Format format,
        boolean seated,
        boolean online,
        boolean room,
        Set<Right> rights) {

    public DeskPart {
        rights = Set.copyOf(rights);
    }

    public boolean directs() {
        return rights.contains(Right.DIRECT);
    }

    /// Whether the event is reported to a federation, with numbers of members, by who sees it.
    public boolean reports() {
        return rights.contains(Right.INQUIRE);
    }

    public boolean presides() {
        return rights.contains(Right.PRESIDE);
    }

    /// Whether the cards and results of what is being played are shown on a page of their own.
    public boolean comments() {
        return seated && rights.contains(Right.COMMENT);
    }

    /// Whether something that went wrong can be mended here.
    public boolean hasMishaps() {
        return directs() && seated && format == Format.PAIRS;
    }

    /// Whether who comes late is let in on a page of their own.
    public boolean admitsLate() {
        return directs() && seated && format.admitsLate();
    }

    /// Whether rounds are drawn.
    public boolean isDrawn() {
        return directs() && seated && format.isDrawn();
    }

    /// What those are called who enter.
    public String contestants() {
        return format.contestants().name();
    }
}

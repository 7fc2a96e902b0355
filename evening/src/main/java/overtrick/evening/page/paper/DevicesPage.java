package overtrick.evening.page.paper;

import java.util.List;
import overtrick.page.Words;

/// Which devices may do what in an event, by the links that were opened on them.
///
/// @param notice what has been done, and the page where it goes on; empty for nothing
/// @param groups of devices that have opened the same link
/// @param tables whose cards can be renewed
public record DevicesPage(
        Words words, String path, Notice notice, List<Group> groups, List<String> tables) {

    /// What has been done, with the page of the new links.
    public record Notice(String sentence, String page) {
        static final Notice NONE = new Notice("", "");
    }

    public DevicesPage {
        groups = List.copyOf(groups);
        tables = List.copyOf(tables);
    }

    /// The devices that have opened a link.
    ///
    /// @param title what the link opens
    /// @param link what kind of link it is, as forms name it
    /// @param place of that kind, as forms name it
    /// @param count how many they are, and when one was seen last
    /// @param renewable whether the link can be renewed here
    /// @param endable whether the visitor may end what the devices may do
    /// @param lines each of them; none where they are told by their number alone
    public record Group(
            String title,
            String link,
            String place,
            String count,
            boolean renewable,
            boolean endable,
            List<Line> lines) {

        public Group {
            lines = List.copyOf(lines);
        }
    }

    /// A device.
    ///
    /// @param id by which it is ended
    /// @param browser what it is
    /// @param whose who plays or directs by it; may be empty
    /// @param times since when, and when it was seen last
    public record Line(String id, String browser, String whose, String times) {}
}

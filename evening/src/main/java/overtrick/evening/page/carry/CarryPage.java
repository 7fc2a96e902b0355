package overtrick.evening.page.carry;

import java.util.List;
import overtrick.page.Words;

/// What would be carried over from an earlier session.
///
/// @param events that may be the earlier one
/// @param from the chosen one; empty for none
/// @param most as it was typed; empty for no limit
/// @param unit of the amounts
public record CarryPage(
        Words words,
        String path,
        List<Event> events,
        String from,
        int percent,
        String most,
        String unit,
        List<Line> lines) {

    public CarryPage {
        events = List.copyOf(events);
        lines = List.copyOf(lines);
    }

    /// An event.
    public record Event(String code, String title) {}

    /// What somebody brings.
    ///
    /// @param brought all of it
    /// @param counts what of it counts
    /// @param missing who was not there; may be empty
    /// @param unclear who has a name that others have too; may be empty
    /// @param done whether it has been carried over already
    public record Line(
            String name,
            String brought,
            String counts,
            String missing,
            String unclear,
            boolean done) {}
}

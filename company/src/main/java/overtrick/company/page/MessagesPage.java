package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.company.word.Messages;
import overtrick.page.Words;

/// What people have said to the visitor, and what they say.
///
/// @param threads friends one may write to
/// @param open the thread that is read
/// @param club what was said to the club
/// @param unread whether they have still to read something of it
/// @param speaks whether they may speak to the club
/// @param events that they have entered and where something was said
public record MessagesPage(
        Words words,
        List<Writer> threads,
        Optional<Opened> open,
        List<Line> club,
        boolean unread,
        boolean speaks,
        List<OfEvent> events) {

    /// What was said to all who have entered an event.
    ///
    /// @param unread whether they have still to read something of it
    public record OfEvent(String code, String title, List<Line> lines, boolean unread) {
        public OfEvent {
            lines = List.copyOf(lines);
        }
    }

    /// A friend.
    ///
    /// @param unread how much of theirs was not read
    public record Writer(String person, String name, int unread) {}

    /// Something that was said.
    ///
    /// @param mine whether the visitor has said it
    public record Line(long number, String name, String words, String when, boolean mine) {}

    /// What two friends have said, in its order.
    ///
    /// @param friends whether they may still write to each other
    /// @param unread whether the visitor has still to read something of it
    public record Opened(
            String person, String name, boolean friends, boolean unread, List<Line> lines) {
        public Opened {
            lines = List.copyOf(lines);
        }
    }

    public MessagesPage {
        threads = List.copyOf(threads);
        club = List.copyOf(club);
        events = List.copyOf(events);
    }

    /// Letters of a message.
    public int longest() {
        return Messages.LONGEST;
    }
}

package overtrick.web.evening.console;

import java.util.List;
import overtrick.web.Words;
import overtrick.web.evening.start.Offer;

/// Before the first round: who has entered, and what can be played.
///
/// @param offers the first is played if nothing else is chosen; none while too few are here
/// @param robots entries of robots that will fill the field
/// @param barometer whether all tables are to play the same boards in a round
public record PeoplePart(
        Words words,
        String path,
        List<Entered> entries,
        List<Offer> offers,
        int boards,
        int robots,
        boolean barometer) {

    public PeoplePart {
        entries = List.copyOf(entries);
        offers = List.copyOf(offers);
    }

    /// Somebody who has entered.
    public record Entered(int id, String name) {}
}

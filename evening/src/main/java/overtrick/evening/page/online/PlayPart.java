package overtrick.evening.page.online;

import java.util.List;
import overtrick.evening.page.RankingLines;
import overtrick.page.Words;

/// An event as one of its players sees it.
///
/// @param path of the event
/// @param name of their entry; empty when they do not play
/// @param when it begins, in words
/// @param contestants who take part, such as `PAIRS`
/// @param entered how many of them
/// @param round 0 before the first
/// @param end of the round in milliseconds; 0 while the clock stands
/// @param place where they play now; empty text when nowhere
/// @param opponents by name
/// @param boards of the round
/// @param free the chairs of their entry at which no person sits
/// @param standing their place in the ranking so far; may be empty
public record PlayPart(
        Words words,
        String path,
        State state,
        String name,
        String when,
        String contestants,
        int entered,
        int round,
        int rounds,
        long end,
        String place,
        String opponents,
        String boards,
        List<Free> free,
        String standing,
        List<RankingLines> ranking) {

    /// A chair that a robot has until a person comes to it by its link.
    public record Free(String name, String link) {}

    /// How far they are.
    public enum State {
        /// They have not entered.
        STRANGER,
        /// The first round has not begun.
        WAITS,
        /// Their table waits for them.
        PLAYS,
        /// They have played the boards of the round.
        HAS_PLAYED,
        /// They sit out.
        RESTS,
        CLOSED
    }

    public PlayPart {
        free = List.copyOf(free);
        ranking = List.copyOf(ranking);
    }
}

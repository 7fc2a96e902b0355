package overtrick.evening.page.console;

import overtrick.page.Words;

/// What is being played in an event, for who tells others about it.
///
/// @param path of the event
/// @param number of the last event shown
public record CommentaryPage(
        Words words,
        String path,
        long number,
        String title,
        ClockPart clock,
        TablesPart tables,
        StandingPart standing) {}

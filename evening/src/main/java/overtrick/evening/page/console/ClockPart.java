package overtrick.evening.page.console;

import overtrick.page.Words;

/// The round and its clock.
///
/// @param section empty where there is only one
/// @param round 0 before the first
/// @param rounds in all
/// @param drawn those of which it is known who meets whom
/// @param end in milliseconds; 0 while the clock stands
/// @param left milliseconds that were left when it was stopped
/// @param more whether there is another round to begin
/// @param draw whether another round can be drawn
/// @param missing results of rounds that have begun
/// @param directs whether who sees it begins rounds and sets the clock
/// @param closable whether the ranking can be made final
public record ClockPart(
        Words words,
        String path,
        String section,
        int round,
        int rounds,
        int drawn,
        long end,
        long left,
        boolean stopped,
        boolean more,
        boolean draw,
        int missing,
        boolean closable,
        boolean closed,
        boolean directs) {}

package overtrick.web.evening.console;

import overtrick.web.Words;

/// The round and its clock.
///
/// @param section empty where there is only one
/// @param round 0 before the first
/// @param end in milliseconds; 0 while the clock stands
/// @param left milliseconds that were left when it was stopped
/// @param more whether there is another round to begin
/// @param missing results of rounds that have begun
/// @param closable whether the ranking can be made final
public record ClockPart(
        Words words,
        String path,
        String section,
        int round,
        int rounds,
        long end,
        long left,
        boolean stopped,
        boolean more,
        int missing,
        boolean closable,
        boolean closed) {}

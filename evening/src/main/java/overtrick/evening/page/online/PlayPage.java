package overtrick.evening.page.online;

import overtrick.page.Words;

/// The page of a player.
///
/// @param number of the last event that it shows
public record PlayPage(Words words, String title, String path, long number, PlayPart part) {}

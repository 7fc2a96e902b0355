package overtrick.classroom.page.lead;

import overtrick.page.Words;

/// The page on which a teacher looks over one table.
///
/// @param number of the last event that it shows
public record OverPage(
        Words words, String path, String title, int desk, long number, OverPart part) {}

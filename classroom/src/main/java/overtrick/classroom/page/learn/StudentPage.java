package overtrick.classroom.page.learn;

import overtrick.page.Words;

/// The page of a student.
///
/// @param number of the last event that it shows
public record StudentPage(
        Words words, String path, String name, String teacher, long number, MinePart mine) {}

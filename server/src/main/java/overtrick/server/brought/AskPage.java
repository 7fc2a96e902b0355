package overtrick.server.brought;

import overtrick.page.Words;

/// Where files are chosen by those who do not drop them.
///
/// @param wrong what was the matter with the last ones; may be empty
/// @param kilobytes that are taken in one go
/// @param files that are taken in one go
public record AskPage(Words words, String wrong, int kilobytes, int files) {}

package overtrick.members.page;

import overtrick.page.Words;

/// A token for a program, shown this once.
///
/// @param name what it is called
/// @param address under which programs find the document
public record TokenPage(Words words, String name, String token, String address) {}

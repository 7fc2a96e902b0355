package overtrick.members.page;

import overtrick.page.Words;

/// A link by which somebody comes back, before it is used.
///
/// @param path of this page
/// @param name of whom it lets in
public record WayBackPage(Words words, String path, String name) {}

package overtrick.evening.page.online;

import overtrick.page.Words;

/// Where somebody takes the chair of one player of an entry, by its link.
///
/// @param player whose chair it is
/// @param entry the whole entry
/// @param taken whether somebody else sits there already
public record SitPage(
        Words words, String path, String title, String player, String entry, boolean taken) {}

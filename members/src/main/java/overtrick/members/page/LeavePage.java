package overtrick.members.page;

import overtrick.page.Words;

/// Asks somebody whether they want to leave the club.
///
/// @param name theirs, which they type to confirm
/// @param member whether they have an account
/// @param fresh whether they have signed in a short while ago
/// @param notice why they have not left; empty for nothing
public record LeavePage(Words words, String name, boolean member, boolean fresh, String notice) {}

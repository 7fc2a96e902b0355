package overtrick.page.table;

import overtrick.page.Words;

/// How others come to a table that waits for them.
///
/// @param code of the table
/// @param mayFill whether the viewer may give the free seats to robots
public record Invite(Words words, String code, boolean mayFill) {}

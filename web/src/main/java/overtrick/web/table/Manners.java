package overtrick.web.table;

import overtrick.web.Words;

/// What a viewer may do at any table, whatever is played there: sit out, come back, leave.
///
/// @param code of the table
public record Manners(Words words, String code, boolean seated, boolean sittingOut) {}

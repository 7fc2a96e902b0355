package overtrick.web.table;

import overtrick.cards.Seat;

/// Asks somebody without a name for one before he sits down where others see it.
///
/// @param table its name
/// @param code its code
/// @param seat where he sits down then
public record NamePage(String table, String code, Seat seat) {}

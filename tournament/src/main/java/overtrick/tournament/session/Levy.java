package overtrick.tournament.session;

import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What an entry's total gains or loses apart from the boards (Law 90).
///
/// @param id the number of the act
/// @param amount below zero for a penalty
public record Levy(int id, EntryId entry, Kind kind, Fraction amount, Unit unit, String cause) {}

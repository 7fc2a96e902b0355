package overtrick.laws.table;

import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Verdict;

/// A ruling that was given at this table.
///
/// @param about the call or the cards, as they are written
public record Ruled(Irregularity irregularity, Seat offender, String about, Verdict verdict) {}

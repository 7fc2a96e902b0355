package overtrick.cantable.league;

import java.time.Instant;
import java.util.Optional;
import overtrick.house.codes.TableId;

/// A match that a league has yet to see, or has seen.
///
/// @param number from 1
/// @param round from 1
/// @param until when it must have been played
/// @param table at which it is played; empty before that
/// @param settled whether it has its result, or none is awaited any more
public record Fixture(
        int number,
        int round,
        String one,
        String other,
        Instant until,
        Optional<TableId> table,
        boolean settled) {

    /// One that has still to be played.
    public Fixture(int number, int round, String one, String other, Instant until) {
        this(number, round, one, other, until, Optional.empty(), false);
    }

    /// Whether it has its table, and no result yet. No getter: it is not kept.
    public boolean goesOn() {
        return table.isPresent() && !settled;
    }

    Fixture at(TableId where) {
        return new Fixture(number, round, one, other, until, Optional.of(where), settled);
    }

    Fixture done() {
        return new Fixture(number, round, one, other, until, table, true);
    }
}

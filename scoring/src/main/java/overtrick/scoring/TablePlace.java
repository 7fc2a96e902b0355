package overtrick.scoring;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.Optional;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;

/// Where and when a board was played.
///
/// @param section empty when the tournament has only one
/// @param round empty when the slip does not say
/// @param table empty when the slip does not say
public record TablePlace(String section, Optional<RoundNumber> round, Optional<TableNumber> table)
        implements Comparable<TablePlace> {

    /// On a slip that says neither section, round nor table.
    public static final TablePlace UNKNOWN = new TablePlace("", Optional.empty(), Optional.empty());

    /// What is not known comes first.
    private static final Comparator<TablePlace> ORDER =
            comparing(TablePlace::section)
                    .thenComparingInt(place -> place.round.map(RoundNumber::value).orElse(0))
                    .thenComparingInt(place -> place.table.map(TableNumber::value).orElse(0));

    /// As a slip has it.
    ///
    /// @param round from 1; 0 when the slip does not say
    /// @param table from 1; 0 when the slip does not say
    public static TablePlace of(String section, int round, int table) {
        return new TablePlace(
                section,
                round == 0 ? Optional.empty() : Optional.of(new RoundNumber(round)),
                table == 0 ? Optional.empty() : Optional.of(new TableNumber(table)));
    }

    /// A place of which section, round and table are all known.
    public static TablePlace of(String section, RoundNumber round, TableNumber table) {
        return new TablePlace(section, Optional.of(round), Optional.of(table));
    }

    @Override
    public int compareTo(TablePlace other) {
        return ORDER.compare(this, other);
    }
}

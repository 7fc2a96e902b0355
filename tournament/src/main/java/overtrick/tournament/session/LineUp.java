package overtrick.tournament.session;

import java.util.Comparator;
import overtrick.movement.RoundNumber;

/// Where players of an entry sit in a round; a team sits at two tables.
public record LineUp(EntryId entry, Section.Table table, RoundNumber round)
        implements Comparable<LineUp> {

    private static final Comparator<LineUp> ORDER =
            Comparator.comparing(LineUp::round)
                    .thenComparing(LineUp::table)
                    .thenComparing(LineUp::entry);

    /// Whether it is another table of the same entry in the same round.
    boolean isMeanwhile(LineUp other) {
        return entry.equals(other.entry) && round.equals(other.round) && !table.equals(other.table);
    }

    @Override
    public int compareTo(LineUp other) {
        return ORDER.compare(this, other);
    }
}

package overtrick.tournament.session;

import java.util.Comparator;
import overtrick.bridge.BoardNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;

/// Where one result belongs: a board at a table in a round of a section.
public record Slot(SectionName section, RoundNumber round, TableNumber table, BoardNumber board)
        implements Comparable<Slot> {

    private static final Comparator<Slot> ORDER =
            Comparator.comparing(Slot::section)
                    .thenComparing(Slot::round)
                    .thenComparing(Slot::table)
                    .thenComparingInt(slot -> slot.board().value());

    /// In a tournament of one section.
    public static Slot of(int round, int table, int board) {
        return of(SectionName.ONLY, round, table, board);
    }

    public static Slot of(SectionName section, int round, int table, int board) {
        return new Slot(
                section, new RoundNumber(round), new TableNumber(table), new BoardNumber(board));
    }

    public Section.Table at() {
        return new Section.Table(section, table);
    }

    /// Whether the other one is another board of the same table in the same round.
    public boolean isBeside(Slot other) {
        return round.equals(other.round) && at().equals(other.at());
    }

    @Override
    public int compareTo(Slot other) {
        return ORDER.compare(this, other);
    }
}

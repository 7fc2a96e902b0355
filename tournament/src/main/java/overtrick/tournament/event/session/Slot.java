package overtrick.tournament.event.session;

import java.util.Comparator;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.TableNumber;

/// Where one result belongs: a board at a table in a round.
public record Slot(RoundNumber round, TableNumber table, BoardNumber board)
        implements Comparable<Slot> {

    private static final Comparator<Slot> ORDER =
            Comparator.comparing(Slot::round)
                    .thenComparing(Slot::table)
                    .thenComparingInt(slot -> slot.board().value());

    public static Slot of(int round, int table, int board) {
        return new Slot(new RoundNumber(round), new TableNumber(table), new BoardNumber(board));
    }

    /// The place in its movement.
    public boolean isAt(RoundNumber otherRound, TableNumber otherTable) {
        return round.equals(otherRound) && table.equals(otherTable);
    }

    @Override
    public int compareTo(Slot other) {
        return ORDER.compare(this, other);
    }
}

package overtrick.tournament.session;

import overtrick.bridge.BoardNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;

/// Where one result belongs: a board at a table in a round of a section.
public record Slot(SectionName section, RoundNumber round, TableNumber table, BoardNumber board)
        implements Comparable<Slot> {

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

    /// By section, round, table and board; asked more often than anything else of a tournament.
    @Override
    public int compareTo(Slot other) {
        int order = section.compareTo(other.section);
        if (order == 0) {
            order = Integer.compare(round.value(), other.round.value());
        }
        if (order == 0) {
            order = Integer.compare(table.value(), other.table.value());
        }
        return order == 0 ? Integer.compare(board.value(), other.board.value()) : order;
    }
}

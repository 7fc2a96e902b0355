package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Comparison;
import overtrick.boards.review.Comparison.Row;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.room.Room;
import overtrick.page.Sorry;

/// The table beside which a board is looked at: the robots’, another that has played the same, or
/// the first time of a board that was played again.
///
/// @param row as it stands among all results; empty for the first time
/// @param with which it is, as addresses say it; empty for the usual one
record Opposite(FinishedBoard board, Optional<Row> row, String with) {

    /// In an address the table that is meant when none is named.
    static final String USUAL = "usual";

    /// @param with the place among all results, or what stands for the usual one
    /// @throws Sorry when there is no such result
    static Optional<Opposite> of(PlayedBoards archive, FinishedBoard here, String with) {
        if (here.again().isPresent()) {
            return archive.history()
                    .board(here.again().get())
                    .map(first -> new Opposite(first, Optional.empty(), ""));
        }
        var comparison = archive.comparisons().of(here);
        return with.isEmpty() || with.equals(USUAL)
                ? comparison.beside().map(row -> of(row, ""))
                : Optional.of(of(named(comparison, with), with));
    }

    private static Opposite of(Row row, String with) {
        return new Opposite(row.board(), Optional.of(row), with);
    }

    private static Row named(Comparison comparison, String with) {
        int place = with.matches("\\d{1,4}") ? Integer.parseInt(with) : -1;
        boolean there = place >= 0 && place < comparison.rows().size();
        if (!there || comparison.rows().get(place).here()) {
            throw Sorry.notFound("no.board");
        }
        return comparison.rows().get(place);
    }

    /// Whether the page says anyway how it stands against this table.
    boolean isToldBeside() {
        return row.map(found -> found.room().equals(Optional.of(Room.RULES))).orElse(true);
    }
}
